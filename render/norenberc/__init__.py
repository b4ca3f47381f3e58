"""The painter of Norenberc."""
