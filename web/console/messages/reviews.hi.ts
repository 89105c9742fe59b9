// Hindi texts of the inbox of reviews and questions.

import type { Translated } from '../app/messages.ts'
import type { messages as english } from './reviews.en.ts'

export const messages: Translated<typeof english> = {
  title: 'रिव्यू और सवाल',
  'kind-review': 'रिव्यू',
  'kind-question': 'सवाल',
  'kind-answer': 'जवाब',
  state: 'स्थिति',
  'state-held': 'रोके गए',
  'state-published': 'प्रकाशित',
  'state-rejected': 'अस्वीकृत',
  'nothing-held': 'फ़ैसले के लिए कुछ भी रुका नहीं है',
  'nothing-published': 'अभी कुछ प्रकाशित नहीं है',
  'nothing-rejected': 'कुछ अस्वीकृत नहीं हुआ',
  noName: 'बिना नाम',
  stars: '{count, plural, one{# स्टार} other{# स्टार}}',
  verified: 'खरीद की पुष्टि',
  'held-link': 'लिंक है',
  'held-contact': 'फ़ोन नंबर या ईमेल है',
  'held-language': 'आपत्तिजनक भाषा',
  onQuestion: 'सवाल: {text}',
  picture: 'ग्राहक की तस्वीर {number}',
  answers: '{count, plural, =0{अभी कोई जवाब नहीं} one{# जवाब} other{# जवाब}}',
  moderatedAt: '{time} को फ़ैसला हुआ',
  publish: 'प्रकाशित करें',
  reject: 'अस्वीकार करें',
  answer: 'जवाब दें',
  answerText: 'स्टोर का जवाब',
  answerHint: 'उत्पाद के पेज पर स्टोर के नाम से तुरंत दिखेगा।',
  answered: 'जवाब प्रकाशित हो गया।',
  'done-published': 'प्रकाशित हुआ।',
  'done-rejected': 'अस्वीकार हुआ।',
}
