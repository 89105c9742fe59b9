// English texts of what every screen for scanning has.

export const messages = {
  code: 'Scan or type a code',
  tooLong: 'This has {length} characters; a code has {most} at most. It was ignored: scan another code.',
  camera: 'Scan with the camera',
  cameraOff: 'Camera off',
  cameraPicture: 'Camera view',
  cameraBlocked: 'The camera is not available. Allow it for this site in the browser, or type the code.',
} as const
