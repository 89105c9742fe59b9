// Hindi texts of tax rates.

import type { Translated } from '../app/messages.ts'
import type { messages as english } from './rates.en.ts'

export const messages: Translated<typeof english> = {
  intro:
    'उत्पाद का कोड जिस सबसे लंबे शीर्षक से शुरू होता है, वही दर लागू होती है। कीमतों में टैक्स शामिल है: नई दर से बिना टैक्स की कीमत बदलती है, ग्राहक की राशि नहीं। ऑर्डर पर उसके दिन की दर रहती है।',
  find: 'उत्पाद का कोड, शीर्षक या विवरण',
  showEnded: 'समाप्त दरें भी',
  set: 'दर तय करें',
  nothing: 'कोई दर नहीं मिली',
  others: 'बाकी सब उत्पाद',
  heading: 'शीर्षक',
  headingHint: 'वे अंक जिनसे उत्पादों के कोड शुरू होते हैं, आठ तक। बाकी सब उत्पादों के लिए खाली छोड़ें।',
  headingWrong: 'आठ अंक तक।',
  rate: 'दर, प्रतिशत में',
  rateWrong: '0 से 100 तक, दशमलव के बाद ज़्यादा से ज़्यादा दो अंक।',
  from: 'इस दिन से',
  fromHint: 'आज या आगे का दिन। उस समय की दर एक दिन पहले समाप्त होती है।',
  maxUnit: 'इकाई की इस कीमत तक',
  maxUnitHint: 'टैक्स सहित। हर कीमत के लिए खाली छोड़ें।',
  maxUnitWrong: '0 से ज़्यादा राशि।',
  description: 'विवरण',
  saved: 'दर तय हो गई।',
  save: 'दर तय करें',
  period: '{from} से {to} तक',
  since: '{from} से',
  upTo: 'प्रति इकाई {amount} तक',
  'state-ended': 'समाप्त',
  'state-current': 'लागू',
  'state-upcoming': 'आगामी',
  end: 'समाप्त करें',
  endTitle: '{heading} की दर समाप्त करें',
  endText: 'अगले दिन से इन उत्पादों पर छोटे शीर्षक की दर लागू होगी।',
  lastDay: 'आखिरी दिन',
  ended: 'दर समाप्त होगी।',
  takeBack: 'वापस लें',
  takeBackTitle: '{heading} की दर वापस लें',
  takeBackText: 'यह अभी लागू नहीं हुई है। जो दर एक दिन पहले समाप्त होती, वह जारी रहेगी।',
  takenBack: 'दर वापस ले ली गई।',
}
