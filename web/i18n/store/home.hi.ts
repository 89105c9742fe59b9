// Hindi words of the home page.

import type { Areas, Translated } from '../words.ts'

export const words: Translated<Areas['home']> = {
  title: 'आपके कारख़ाने के लिए औद्योगिक सामान और औज़ार, टैक्स इनवॉइस के साथ',
  description:
    'सुरक्षा, इलेक्ट्रिकल, पावर टूल, पंप, बेयरिंग और बहुत कुछ: मात्रा पर कम क़ीमत, आपके स्थान के लिए डिलीवरी की तारीख़, कैश ऑन डिलीवरी और टैक्स इनवॉइस।',
}
