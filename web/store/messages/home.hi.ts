// Hindi words of the home page.

import type { Namespaces, Translated } from '../app/messages.ts'

export const messages: Translated<Namespaces['home']> = {
  title: 'आपके व्यापार के लिए औद्योगिक सामान और औज़ार',
  description:
    'सुरक्षा, इलेक्ट्रिकल, पावर टूल, पंप, बेयरिंग और बहुत कुछ: ज़्यादा मात्रा पर छूट, आपके स्थान के लिए डिलीवरी की तारीख और कैश ऑन डिलीवरी।',
}
