// English words of product texts whose sound is that of a Hindi word or of another good: they are never read as one.

import { stem } from './stem.ts'

const WORDS = new Set(
  (
    'range max copy base star play gloss tare vesa player band beige shaver call site care sender shoulder motion tab ' +
    'pouch bass press patrol share silent chat saver city shell hour take palette still greek while tour pepper freeze ' +
    'have sitting war tele batch work core mode model series type style brand value volume power level line list pack ' +
    'panel part pass path peak pitch plain plane pole pool port post pro pull pump pure push rail rate raw ready real rear ' +
    'reel rest rich ride road rock role room root round route rule run safe sale same sand save seal seat self sell send ' +
    'shade shape sharp ship shop shot show side silk sign skin slim slip slow smart soft sole solid some sound soup space ' +
    'spare spot stage stain stair stock stop store story stud sugar suit sun super sure swing tail talk tall tank team tech ' +
    'term test text thin time tint tone tour tower town track trail train trap travel tree trend trip truck true tune turn ' +
    'twin twist ultra unit user vase vest video view wash wave wax wear week well west wide wild wind wine wing wipe wish ' +
    'wool word world yarn year zone able also back ball bank bare beam bean bear beat bell best bird blow boat body bold ' +
    'bond bone boot born both bowl brake bread break bring broad burn bush busy cage cake calm came camp cane card cargo ' +
    'cart case cash cast cave chin chip city clay clean clear clip close coat code coil coin cold cook cool cord corn cost ' +
    'crew crop cube cure curl date deal deck deep deer demo dial diet dome done dose dual duck duct duty each ease east easy ' +
    'edge even ever exit face fact fade fair fall fame fast fate feed feel felt film find fine firm fish five flag flat flex ' +
    'flip flow fold food form fort four free fuel full gain game gate gear gift girl goal good grab grip grow guard guide gum ' +
    'hair half hall hang hard harm hawk high hill hint hire hold home hope horn host huge icon idea inch iron jack jaw jet ' +
    'join joint jump keen keep kid king kiss lace lake land lane large last late lead leaf lean left lens less life lift like ' +
    'lime link lion live load loan loop lose loss loud love luck main make male mark mass mate meal mean meat melt memo menu ' +
    'mild milk mill mind mine mint miss moon more most move much nail name navy near neat neck nest next nice nine node noise ' +
    'none note nose open over oval pace page pain pair palm park peel perfect pharma photo pick pile pine pink plan plot'
  )
    .split(' ')
    .map(stem),
)

/** Whether an index token is a common English word of product texts. */
export function isPlainEnglish(token: string): boolean {
  return WORDS.has(token)
}
