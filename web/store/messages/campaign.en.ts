// English texts of advertisements.

export const messages = {
  advertisement: 'Advertisement',
  advertise: 'Advertise here',
}
