// English texts of what every screen for scanning has.

export const messages = {
  code: 'Scan or type a code',
  tooLong: 'This has {length} characters. A code has {most} at most. Nothing was taken of it: scan another code.',
  camera: 'Scan with the camera',
  cameraOff: 'Camera off',
  cameraPicture: 'Picture of the camera',
  cameraBlocked: 'The camera cannot be used. Allow it for this site in the browser, or type the code.',
} as const
