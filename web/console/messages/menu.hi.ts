// Hindi texts of the editor of the mega menu.

import type { Translated } from '../app/messages.ts'
import type { messages as english } from './menu.en.ts'

export const messages: Translated<typeof english> = {
  departments: 'विभाग',
  departmentsText:
    'यहाँ लिखे विभाग इसी क्रम में सबसे पहले आते हैं; बाकी सब कैटलॉग के क्रम में उनके बाद। ऊपर की पट्टी, मोबाइल के मेनू और सभी श्रेणियों के पेज में यही क्रम रहता है। झलक में वही पेज दिखता है।',
  see: 'यह विभाग देखें',
  edit: 'यह विभाग बदलें',
  addDepartment: 'विभाग जोड़ें',
  addAll: 'बाकी सब जोड़ें',
  choose: 'चुनें',
  pinned: 'पहले आने वाली श्रेणियाँ',
  pinnedText: 'विभाग के सीधे नीचे की; उसकी बाकी श्रेणियाँ इनके बाद आती हैं।',
  addPinned: 'पहले आने वाली श्रेणी जोड़ें',
  links: 'विभाग के लिंक',
  linksText: 'श्रेणियों के ऊपर दिखते हैं, जैसे ऑफ़र, ब्रांड या गाइड के लिए।',
  promotion: 'प्रचार',
  hasPromotion: 'इस विभाग में प्रचार दिखाएँ',
}
