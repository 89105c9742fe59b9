// Hindi texts of what every screen for scanning has.

import type { Translated } from '../app/messages.ts'
import type { messages as english } from './scanning.en.ts'

export const messages: Translated<typeof english> = {
  code: 'कोड स्कैन करें या लिखें',
  tooLong: 'इसमें {length} अक्षर हैं, कोड में ज़्यादा से ज़्यादा {most} होते हैं। इससे कुछ नहीं लिया गया: दूसरा कोड स्कैन करें।',
  camera: 'कैमरे से स्कैन करें',
  cameraOff: 'कैमरा बंद करें',
  cameraPicture: 'कैमरे की तस्वीर',
  cameraBlocked: 'कैमरा इस्तेमाल नहीं हो सकता। ब्राउज़र में इस साइट को कैमरे की अनुमति दें, या कोड लिखें।',
}
