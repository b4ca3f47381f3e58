## Which screen somebody plays on
screen-ask = Phone or desktop? Pictures will fit your screen.
button-narrow = Phone
button-wide = Desktop
screen-noted-narrow = Noted: pictures for a phone. { slash-settings } changes that.
screen-noted-wide = Noted: pictures for a desktop. { slash-settings } changes that.
## Questions with a picture
button-explain = Explain
command-settings-text = Panels in words, without pictures
settings-text-on = Your panels come in words, without pictures.
