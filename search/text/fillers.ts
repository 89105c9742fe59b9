// Words of queries that say nothing about goods, in English, Hindi and Hinglish.

import { fold } from './fold.ts'

const FILLERS = new Set(
  (
    'a an and any at be best buy buying by cheap cheapest for from good great i im in is it me my need of on online ' +
    'or order please plz pls price prices pricing purchase rate rates cost shop shopping show some that the this to top ' +
    'want wanted with you your get find search looking ' +
    'ka ki ke ko kaa kee se mein mai main par pe hai hain ho aur ya liye lie liya wala wale wali vala vale vali waala waali ' +
    'waale chahiye chaiye chahie chahiya chaahiye chaiya dikhao dikhaye dikhaiye batao bataye dijiye dena kharidna ' +
    'kharidne kharidni mujhe mujhko hamko humko sasta saste sasti accha acha achha acchi achi achhi badhiya badiya sabse ' +
    'dalne daalne pahanne pehenne rakhne rakhna khulne kholne lagane lagana karne karna nikalne nikalna chalane chalne dene lene ' +
    'kimat keemat daam dam bhav bhaav kitna kitne kitni kya koi kaun konsa kaunsa wagera ' +
    'का की के को से में मे पर है हैं हो और या लिए लिये वाला वाली वाले चाहिए चाहिये दिखाओ दिखाएं दिखाइए बताओ दीजिए खरीदना ' +
    'खरीदने खरीदें मुझे हमें सस्ता सस्ती सस्ते अच्छा अच्छी अच्छे बढ़िया सबसे कीमत दाम भाव रेट प्राइस कितना कितने कितनी क्या ' +
    'डालने पहनने रखने रखना खुलने खोलने लगाने लगाना करने करना निकालने चलाने कोई कौन ऑनलाइन बेस्ट वगैरह एक'
  )
    .split(' ')
    .map(fold),
)

/** Whether a folded word says nothing about the goods. */
export function isFiller(word: string): boolean {
  return FILLERS.has(word)
}

/** Index tokens of words that stand behind the name of nearly any thing. */
const VAGUE = new Set([
  'machine',
  'मशीन',
  'item',
  'product',
  'material',
  'saman',
  'सामान',
  'equipment',
  'unit',
  'set',
  'सेट',
  'size',
  'साइज',
  'kit',
])

const COLOURS = (
  'black white gray grey silver red blue green yellow orange pink purple brown gold beige ivory transparent multicolour ' +
  'काल सफेद लाल नील हर पील भूर'
).split(' ')

/** Index tokens that end a name and say no more of the thing than the word before: "Notebook PC", "Toner Black". */
const LOOSE_ENDS = new Set([...VAGUE, ...COLOURS, 'pc', 'computer', 'device', 'system', 'original'])

/** Whether the index token of the last word of a name leaves it to the word before to say what the thing is. */
export const isLooseEnd = (token: string): boolean => LOOSE_ENDS.has(token)

/** Whether any of a word's index tokens says only that it is a thing. */
export function isVague(tokens: readonly string[]): boolean {
  return tokens.some(token => VAGUE.has(token))
}
