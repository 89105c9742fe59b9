// Hindi messages for the home page.

import type { Namespaces, Translated } from '../app/messages.ts'

export const messages: Translated<Namespaces['home']> = {
  bulkTitle: 'पार्ट लिस्ट से ऑर्डर करें',
  bulkText: 'उत्पाद नंबर (MSN) और मात्रा सीधे कार्ट में पेस्ट करें।',
  quoteTitle: 'कोटेशन माँगें',
  quoteText: 'बड़ी मात्रा के लिए, हर उत्पाद के पेज पर।',
  againTitle: 'फिर से खरीदें',
  againText: 'अपने पिछले ऑर्डर के उत्पाद ढूँढें।',
  brands: 'ब्रांड के अनुसार खरीदें',
  guides: 'खरीदने के गाइड',
  recent: 'हाल में देखे गए',
  title: 'आपके व्यापार के लिए औद्योगिक सामान और औज़ार',
  description: 'सुरक्षा, इलेक्ट्रिकल, पावर टूल, पंप, बेयरिंग और बहुत कुछ: ज़्यादा मात्रा पर छूट और आपके स्थान के लिए डिलीवरी की तारीख।',
}
