// The fictional brands of the starter catalog. Any resemblance to a real brand is coincidental.

import type { StarterBrand } from './types.ts'

/** One line per brand: slug, name, name in Hindi, ISO 3166 country of the brand. */
const table = `
voltarq | Voltarq | वोल्टार्क | IN
ampere-hive | AmpereHive | एम्पियरहाइव | IN
kavrix | Kavrix | कैवरिक्स | IN
lumisthan | Lumisthan | लूमिस्थान | IN
switchora | Switchora | स्विचोरा | IN
tarvani | Tarvani | तारवाणी | IN
electrovale | Electrovale | इलेक्ट्रोवेल | DE
nordstrome | Nordstrome | नॉर्डस्ट्रोम | SE
dinvolt | Dinvolt | डिनवोल्ट | DE
panelvix | Panelvix | पैनलविक्स | IN
roshniq | Roshniq | रोशनीक | IN
halozen | Halozen | हैलोज़ेन | IN
brightforge | Brightforge | ब्राइटफ़ोर्ज | IN
lumora-pro | Lumora Pro | लूमोरा प्रो | AE
torvane | Torvane | टॉर्वेन | DE
drillmont | Drillmont | ड्रिलमोंट | JP
mekhgrip | Mekhgrip | मेखग्रिप | IN
bolderax | Bolderax | बोल्डरैक्स | IN
hexwright | Hexwright | हेक्सराइट | GB
ferrokin | Ferrokin | फ़ेरोकिन | IN
cutmaran | Cutmaran | कटमारन | IN
abrazon | Abrazon | अब्राज़ॉन | IN
shilpkar-tools | Shilpkar Tools | शिल्पकार टूल्स | IN
gripvale | Gripvale | ग्रिपवेल | IN
stahlwerken | Stahlwerken | श्टालवेर्केन | DE
toolmitra | ToolMitra | टूलमित्र | IN
metrikon | Metrikon | मेट्रिकॉन | CH
precisio | Precisio | प्रिसीज़ियो | JP
testnova | Testnova | टेस्टनोवा | IN
maapdand | Maapdand | मापदंड | IN
rollenka | Rollenka | रोलेंका | SE
chakravel | Chakravel | चक्रवेल | IN
orbisk | Orbisk | ऑर्बिस्क | DE
gatisheel | Gatisheel | गतिशील | IN
beltora | Beltora | बेल्टोरा | IN
linkforge | Linkforge | लिंकफ़ोर्ज | IN
boltara | Boltara | बोल्टारा | IN
fastenova | Fastenova | फ़ास्टेनोवा | IN
threadsen | Threadsen | थ्रेडसेन | TW
suraksho | Suraksho | सुरक्षो | IN
guardwell | Guardwell | गार्डवेल | IN
helmora | Helmora | हेल्मोरा | IN
kavachline | Kavachline | कवचलाइन | IN
stepforte | Stepforte | स्टेपफ़ोर्ट | IN
airsafe-nine | AirSafe Nine | एयरसेफ़ नाइन | IN
agnirak | Agnirak | अग्निरक | IN
sentrivo | Sentrivo | सेंट्रिवो | AE
jaldhara-pumps | Jaldhara Pumps | जलधारा पंप्स | IN
aquaveer | AquaVeer | एक्वावीर | IN
kuberjal | Kuberjal | कुबेरजल | IN
pumpelio | Pumpelio | पंपेलियो | IT
motivane | Motivane | मोटिवेन | IN
rotarkon | Rotarkon | रोटारकॉन | IN
drivelux | Drivelux | ड्राइवलक्स | FI
valvindra | Valvindra | वाल्विंद्र | IN
pipestan | Pipestan | पाइपस्तान | IN
nalkar | Nalkar | नलकार | IN
fitterra | Fitterra | फ़िटेरा | IN
snanika | Snanika | स्नानिका | IN
liftvik | Liftvik | लिफ़्टविक | IN
bhaarvahan | Bhaarvahan | भारवाहन | IN
stackora | Stackora | स्टैकोरा | IN
cratewell | Cratewell | क्रेटवेल | IN
likhavat | Likhavat | लिखावट | IN
papyron | Papyron | पैपिरॉन | IN
deskvale | Deskvale | डेस्कवेल | IN
mediswasth | Mediswasth | मेडिस्वस्थ | IN
clinovia | Clinovia | क्लिनोविया | IN
pulsaro | Pulsaro | पल्सारो | JP
bytekraft | Bytekraft | बाइटक्राफ़्ट | IN
pixelune | Pixelune | पिक्सेलून | TW
netvahini | Netvahini | नेटवाहिनी | IN
datavora | Datavora | डेटावोरा | TW
printara | Printara | प्रिंटारा | JP
powerdhir | Powerdhir | पावरधीर | IN
pavanya | Pavanya | पवन्या | IN
grihasthi | Grihasthi | गृहस्थी | IN
chillora | Chillora | चिलोरा | IN
thermiva | Thermiva | थर्मिवा | IN
drishtix | Drishtix | दृष्टिक्स | IN
taalaguard | Taalaguard | तालागार्ड | IN
prahariq | Prahariq | प्रहरीक | IN
bagbani | Bagbani | बागवानी | IN
greenmali | Greenmali | ग्रीनमाली | IN
vanaspat | Vanaspat | वनस्पत | IN
`

/** The brands in the order of their trades. */
export const brands: StarterBrand[] = table
  .trim()
  .split('\n')
  .map(line => {
    const [slug = '', name = '', nameHi = '', country = ''] = line.split(' | ')
    return { slug, name, nameHi, country }
  })
