// Addresses of the sizes of a picture; the server keeps each under its own file name.

export type PictureSize = 'icon' | 'thumbnail' | 'small' | 'medium' | 'large' | 'xlarge'

/** The same picture in another size of the ladder. */
export function pictureAt(link: string, size: PictureSize): string {
  return link.replace(/(icon|thumbnail|small|medium|xlarge|large)(?=\.\w+$)/, size)
}
