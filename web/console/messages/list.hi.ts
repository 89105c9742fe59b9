// Hindi texts of the list pattern.

import type { Translated } from '../app/messages.ts'
import type { messages as english } from './list.en.ts'

export const messages: Translated<typeof english> = {
  views: 'दृश्य',
  search: 'खोजें',
  any: 'कोई भी',
  select: '{name} चुनें',
  selectAll: 'इस पेज की सभी पंक्तियाँ चुनें',
  selection: 'चुनी हुई पंक्तियाँ',
  selected: '{count, plural, one{# चुनी गई} other{# चुनी गईं}}',
  clear: 'चयन हटाएँ',
  readOnly: 'केवल पढ़ने के लिए',
  removeFilter: 'फ़िल्टर {name} हटाएँ',
  rows: '{count, plural, =0{कोई पंक्ति नहीं} one{# पंक्ति} other{# पंक्तियाँ}}',
  newer: 'नए',
  older: 'पुराने',
  hintMove: 'आगे-पीछे',
  hintSelect: 'चुनें',
  hintOpen: 'खोलें',
  hintPage: 'पेज',
  hintAll: 'सभी कुंजियाँ',
  nobody: 'किसी के पास नहीं',
  colleague: 'किसी सहकर्मी के पास',
  copyLink: 'लिंक कॉपी करें',
  linkCopied: 'इस दृश्य का लिंक कॉपी हो गया।',
  linkNotCopied: 'ब्राउज़र कॉपी करने की अनुमति नहीं देता। विंडो का पता कॉपी करें।',
}
