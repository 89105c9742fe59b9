// English messages for advertisements.

export const messages = {
  advertisement: 'Advertisement',
  advertise: 'Advertise here',
}
