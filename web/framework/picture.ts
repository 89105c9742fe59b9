// URLs of an image in its sizes; each size has its own file name.

export type PictureSize = 'icon' | 'thumbnail' | 'small' | 'medium' | 'large' | 'xlarge'

/** The same image in another size. */
export function pictureAt(link: string, size: PictureSize): string {
  return link.replace(/(icon|thumbnail|small|medium|xlarge|large)(?=\.\w+$)/, size)
}
