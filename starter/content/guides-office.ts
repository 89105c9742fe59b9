// Buying guides of office supplies, IT and electronics, medical supplies.

import type { GuideText } from './text.ts'

export const officeGuides: GuideText[] = [
  {
    keys: ['office-supplies'],
    slug: 'how-to-stock-an-office',
    title: { en: 'Stocking an office: paper, chairs, machines, packing', hi: 'ऑफ़िस का सामान: कागज़, कुर्सी, मशीन, पैकिंग' },
    summary: {
      en: 'What a team of twenty uses in a month, which paper suits which printer and what a good chair must do.',
      hi: 'बीस लोगों की टीम महीने में क्या खर्च करती है, किस प्रिंटर में कौन-सा कागज़ और अच्छी कुर्सी में क्या हो।',
    },
    body: {
      en: `
Office supplies cost little each and a lot together. Fix a short list of items, buy it every month or quarter in whole packs, and nobody will order single pens at retail price.
# A month for twenty people
| Item | Quantity to begin with |
| A4 paper, 75 or 80 gsm | 10 to 15 reams |
| Ball pens | 20 to 30 |
| Box files | 5 |
| Staples, 24/6 | 4 boxes |
| Whiteboard markers | 10 |
| Packing tape | 12 rolls for a small dispatch desk |
After three months your own figures are better than any table.
# Paper
70 gsm does for single-sided drafts; 75 or 80 gsm runs through duplex printers without jamming and does not show the back. Keep reams closed and flat until they are used, because damp paper curls and jams. A3 is for drawings, Legal for courts and deeds, A5 for bills.
# Filing
A 75 mm box file holds about 500 sheets, a 50 mm one 350. Envelopes: DL for A4 folded in three, C5 folded once, C4 flat.
# Machines
- Stapler: No. 10 staples to about 15 or 20 sheets, 24/6 to 30, heavy duty with 23/13 to 100.
- Shredder: DIN level P-4 cuts particles and suits personal data; P-2 cuts strips for plain drafts. Let it rest when it is warm.
- Calculator: 12 digits with check and correct for accounts.
# Chairs and desks
A chair must let the feet stand flat, the thighs lie level and the lower back touch the support. Gas lift, adjustable lumbar support and a seat edge that slopes down matter more than a high back. One screen fits a 1200 mm desk, two want 1500 mm.
# Packing
Tape of 40 micron closes light cartons; pull an H over the flaps for heavy ones. Brown hides on kraft, clear shows labels.
IN: # Tax
IN: Add your GSTIN to your account once. Tax on stationery bought for business may be claimed as input credit as the law allows; ask your accountant.
AE: # Tax
AE: Add your TRN to your account once so that it is saved with every order. The 5 percent VAT on business purchases may be recovered as the law allows.
# Order by calendar
Quarter ends, audits and the school season empty shelves. Order paper and files two weeks before.`,
      hi: `
ऑफ़िस का सामान एक-एक करके सस्ता और मिलकर महँगा पड़ता है। चीज़ों की छोटी सूची बना लें, हर महीने या तिमाही पूरे पैक में मँगाएँ, तो कोई खुदरा कीमत पर एक-एक पेन नहीं लेगा।
# बीस लोगों का महीना
| चीज़ | शुरुआत की मात्रा |
| A4 कागज़, 75 या 80 gsm | 10 से 15 रीम |
| बॉल पेन | 20 से 30 |
| बॉक्स फ़ाइल | 5 |
| स्टेपल पिन, 24/6 | 4 डिब्बी |
| व्हाइटबोर्ड मार्कर | 10 |
| पैकिंग टेप | छोटे डिस्पैच के लिए 12 रोल |
तीन महीने बाद आपके अपने आँकड़े किसी भी तालिका से बेहतर होंगे।
# कागज़
एक तरफ़ के ड्राफ़्ट के लिए 70 gsm काफ़ी है; 75 या 80 gsm दोनों तरफ़ छापने वाले प्रिंटर में नहीं फँसता और पीछे की छपाई नहीं झलकती। रीम इस्तेमाल तक बंद और सपाट रखें, नमी से कागज़ मुड़ता और फँसता है। A3 ड्रॉइंग के लिए, लीगल अदालत और दस्तावेज़ के लिए, A5 बिल के लिए।
# फ़ाइलिंग
75 mm की बॉक्स फ़ाइल में करीब 500 पन्ने आते हैं, 50 mm में 350। लिफ़ाफ़े: तीन तह वाले A4 के लिए DL, एक तह के लिए C5, बिना मोड़े C4।
# मशीनें
- स्टेपलर: No. 10 पिन से 15-20 पन्ने, 24/6 से 30, हेवी ड्यूटी 23/13 से 100।
- श्रेडर: DIN स्तर P-4 महीन टुकड़े करता है, निजी जानकारी के लिए; P-2 पट्टियाँ काटता है, साधारण ड्राफ़्ट के लिए। गरम हो तो आराम दें।
- कैलकुलेटर: हिसाब के लिए 12 अंक और चेक-करेक्ट।
# कुर्सी और मेज़
कुर्सी ऐसी हो कि पैर ज़मीन पर टिकें, जाँघें सीधी रहें और कमर सहारे को छुए। गैस लिफ़्ट, एडजस्ट होने वाला लम्बर सपोर्ट और आगे से ढलता किनारा ऊँची पीठ से ज़्यादा काम के हैं। एक स्क्रीन के लिए 1200 mm की मेज़, दो के लिए 1500 mm।
# पैकिंग
40 माइक्रोन टेप हल्के कार्टन के लिए; भारी पर पल्लों के ऊपर H की तरह लगाएँ। ब्राउन टेप क्राफ़्ट पर छिप जाता है, साफ़ टेप में लेबल दिखता है।
IN: # टैक्स
IN: खाते में GSTIN एक बार जोड़ दें। व्यापार के लिए ली गई स्टेशनरी पर कानून के अनुसार इनपुट क्रेडिट मिल सकता है; अपने अकाउंटेंट से पूछें।
AE: # टैक्स
AE: खाते में TRN एक बार जोड़ दें ताकि वह हर ऑर्डर के साथ सहेजा जाए। व्यापार की खरीद पर 5 प्रतिशत VAT कानून के अनुसार वापस लिया जा सकता है।
# कैलेंडर देखकर मँगाएँ
तिमाही का अंत, ऑडिट और स्कूल का मौसम शेल्फ़ खाली कर देता है। कागज़ और फ़ाइलें दो हफ़्ते पहले मँगा लें।`,
    },
  },
  {
    keys: ['it-electronics'],
    slug: 'how-to-choose-office-computers',
    title: { en: 'Office computers, network, printing and UPS', hi: 'ऑफ़िस के कंप्यूटर, नेटवर्क, प्रिंटिंग और UPS' },
    summary: {
      en: 'Memory before processor, cable before Wi-Fi, cost per page before price, and a UPS sized in watts.',
      hi: 'प्रोसेसर से पहले मेमोरी, Wi-Fi से पहले केबल, कीमत से पहले प्रति पेज खर्च, और वाट में नापा UPS।',
    },
    body: {
      en: `
Office machines are slow for two reasons, too little memory and an old disk. Buy for those first.
# Computers
| Work | Memory | Storage |
| Mail, documents, browser | 8 GB | 256 GB SSD |
| Accounts, large sheets, calls | 16 GB | 512 GB SSD |
| Drawing, video, code | 32 GB | 1 TB NVMe SSD |
Before buying memory for an old machine find out whether it takes DDR4 or DDR5, and DIMM or the short SO-DIMM; they do not fit each other. An SSD instead of a hard disk makes a five-year-old computer quick again.
# Screens
24 inches at 1920 x 1080 and 27 inches at 2560 x 1440 show text at a comfortable size. IPS panels keep colours from the side. A projector needs about 3000 lumens in a dim room and 4000 in a bright one.
# Network
Lay cable to everything that does not move. Cat6 carries 1 Gbit/s to 100 metres and 10 Gbit/s to about 55; Cat6A carries 10 to the full 100. Keep data away from mains cables by a hand's width. Count the ports of the switch and add a quarter; cameras and phones want PoE, whose total watts are written on the switch. Wi-Fi 6 helps where many devices share a room.
# Printing
A laser printer suits text in quantity, an ink tank colour at low cost per page. Yield is stated for pages with five percent coverage; a page with a picture uses several times as much. Check the cartridge code against the printer before ordering ten.
# UPS
Add the watts of all devices, not their VA, and choose half as much again. A line-interactive UPS is right for PCs and routers, an online one for servers and instruments.
- 600 VA: one computer for about ten minutes.
- 1100 VA: two computers with screens.
- 3 kVA online: a small server cabinet.
Change the batteries every three to four years, earlier in hot rooms.
# Security and disposal
Turn on disk encryption, keep one backup out of the building and test restoring it.
IN: Old equipment goes to a registered recycler under the E-Waste Rules; ask for the certificate.
AE: Hand old equipment to a licensed e-waste collector of your emirate and have the disks destroyed.`,
      hi: `
ऑफ़िस की मशीनें दो वजहों से धीमी होती हैं: कम मेमोरी और पुरानी डिस्क। पहले इन्हीं पर खर्च करें।
# कंप्यूटर
| काम | मेमोरी | स्टोरेज |
| मेल, दस्तावेज़, ब्राउज़र | 8 GB | 256 GB SSD |
| हिसाब, बड़ी शीट, कॉल | 16 GB | 512 GB SSD |
| ड्रॉइंग, वीडियो, कोड | 32 GB | 1 TB NVMe SSD |
पुरानी मशीन की मेमोरी लेने से पहले देखें कि DDR4 लगती है या DDR5, और DIMM या छोटी SO-DIMM; ये एक-दूसरे की जगह नहीं बैठतीं। हार्ड डिस्क की जगह SSD लगाने से पाँच साल पुराना कंप्यूटर फिर तेज़ हो जाता है।
# स्क्रीन
24 इंच पर 1920 x 1080 और 27 इंच पर 2560 x 1440 में अक्षर आरामदेह दिखते हैं। IPS पैनल में बगल से भी रंग सही रहते हैं। प्रोजेक्टर के लिए कम रोशनी में करीब 3000 और उजले कमरे में 4000 ल्यूमेन चाहिए।
# नेटवर्क
जो चीज़ हिलती नहीं उस तक केबल डालें। Cat6 100 मीटर तक 1 Gbit/s और करीब 55 मीटर तक 10 Gbit/s ले जाती है; Cat6A पूरे 100 मीटर तक 10। डेटा केबल को बिजली की केबल से एक हथेली दूर रखें। स्विच के पोर्ट गिनकर एक चौथाई और जोड़ें; कैमरे और फ़ोन को PoE चाहिए, जिसके कुल वाट स्विच पर लिखे होते हैं। जहाँ एक कमरे में बहुत डिवाइस हों वहाँ Wi-Fi 6 काम आता है।
# प्रिंटिंग
ज़्यादा टेक्स्ट के लिए लेज़र, कम खर्च में रंगीन के लिए इंक टैंक। यील्ड पाँच प्रतिशत भरे पेज पर बताई जाती है; तस्वीर वाला पेज कई गुना लेता है। दस कार्ट्रिज मँगाने से पहले कोड प्रिंटर से मिला लें।
# UPS
सब डिवाइस के VA नहीं, वाट जोड़ें और डेढ़ गुना लें। PC और राउटर के लिए लाइन-इंटरैक्टिव, सर्वर और यंत्रों के लिए ऑनलाइन UPS सही है।
- 600 VA: एक कंप्यूटर करीब दस मिनट।
- 1100 VA: स्क्रीन समेत दो कंप्यूटर।
- 3 kVA ऑनलाइन: छोटी सर्वर कैबिनेट।
बैटरी तीन-चार साल में बदलें, गरम कमरे में और जल्दी।
# डेटा और पुराना सामान
डिस्क एन्क्रिप्शन चालू करें, एक बैकअप इमारत से बाहर रखें और उसे वापस लाकर जाँचें।
IN: पुराना सामान ई-वेस्ट नियमों के तहत पंजीकृत रीसाइक्लर को दें और सर्टिफ़िकेट लें।
AE: पुराना सामान अपने अमीरात के लाइसेंसी ई-वेस्ट संग्रहकर्ता को दें और डिस्क नष्ट कराएँ।`,
    },
  },
  {
    keys: ['medical-supplies'],
    slug: 'how-to-choose-clinic-supplies',
    title: {
      en: 'Clinic supplies: gloves, masks, monitors and care',
      hi: 'क्लिनिक का सामान: ग्लव्स, मास्क, मॉनिटर और देखभाल',
    },
    summary: {
      en: 'Sizes, grades and the small print on devices, for clinics, first aid rooms and care at home.',
      hi: 'क्लिनिक, प्राथमिक उपचार कक्ष और घर की देखभाल के लिए साइज़, ग्रेड और उपकरणों की बारीकियाँ।',
    },
    body: {
      en: `
This guide helps with buying. It is no medical advice: what a reading means and what must follow is for a doctor to say.
# Gloves and masks
Measure the palm at its widest without the thumb: 7 cm is S, 8 is M, 9 is L. Nitrile resists oils and avoids latex allergy; latex stretches further. Examination gloves are not sterile and not for surgery.
| Mask | Bacterial filtration | For |
| Type I | 95% and more | Visitors, patients |
| Type II | 98% and more | Staff in clinics |
| Type IIR | 98%, splash resistant | Dental and wound work |
These are the types of EN 14683. A surgical mask protects others from the wearer; against airborne dust and aerosols take an FFP2 respirator.
# Hand rub
Alcohol between 60 and 80 percent by volume works. Use 3 ml, rub for 30 seconds until dry, and keep it away from flames and heat.
# Monitors
A blood pressure cuff must match the arm: a cuff that is too small reads high. Sit for five minutes, feet flat, arm at heart height, no talking. Upper arm monitors are steadier than wrist ones. A pulse oximeter needs a warm finger without nail polish and ten seconds of rest. Contact thermometers are exact, forehead ones quick.
# Syringes and dressings
- Luer lock where the needle must not slip, Luer slip for ordinary use.
- A higher gauge number is a thinner needle: 26G is fine, 20G wide.
- Crepe supports, gauze covers, cohesive bandage sticks to itself alone.
- Everything single-use is single-use; needles go into a puncture-proof box.
# Breathing and moving
Compressor nebulisers run for long, mesh ones are quiet and fit a pocket; rinse and dry the cup after each use. Measure a wheelchair's seat with two fingers to spare on each side and check doors: a 460 mm seat is about 650 mm wide outside.
IN: # In India
IN: Devices are regulated under the Medical Devices Rules; look for the licence or registration number of maker or importer on the box.
AE: # In the UAE
AE: Devices need registration with the health authorities; clinics should ask for the registration details with the offer.
# Stock
Keep the batch with the earliest date in front, store below 30 °C and dry, and check first aid boxes twice a year.`,
      hi: `
यह गाइड खरीदने में मदद के लिए है, चिकित्सा सलाह नहीं: रीडिंग का मतलब और आगे क्या करना है, यह डॉक्टर बताएँगे।
# ग्लव्स और मास्क
अँगूठा छोड़कर हथेली की सबसे चौड़ी जगह नापें: 7 cm पर S, 8 पर M, 9 पर L। नाइट्राइल तेल सहता है और लेटेक्स एलर्जी से बचाता है; लेटेक्स ज़्यादा खिंचता है। एग्ज़ामिनेशन ग्लव्स स्टेराइल नहीं होते और सर्जरी के लिए नहीं हैं।
| मास्क | बैक्टीरिया छानना | किसके लिए |
| Type I | 95% या ज़्यादा | मिलने वाले, मरीज़ |
| Type II | 98% या ज़्यादा | क्लिनिक का स्टाफ़ |
| Type IIR | 98%, छींटों से बचाव | दाँत और घाव का काम |
ये EN 14683 के प्रकार हैं। सर्जिकल मास्क पहनने वाले से दूसरों को बचाता है; हवा की धूल और एरोसोल के लिए FFP2 रेस्पिरेटर लें।
# हैंड रब
60 से 80 प्रतिशत अल्कोहल असर करता है। 3 ml लें, सूखने तक 30 सेकंड मलें, और आग व गरमी से दूर रखें।
# मॉनिटर
बीपी का कफ़ बाँह के नाप का हो: छोटा कफ़ ज़्यादा बताता है। पाँच मिनट बैठें, पैर ज़मीन पर, बाँह दिल की ऊँचाई पर, बात न करें। बाँह वाले मॉनिटर कलाई वालों से स्थिर हैं। ऑक्सीमीटर के लिए गरम, बिना नेल पॉलिश की उँगली और दस सेकंड चाहिए। छूने वाले थर्मामीटर सटीक हैं, माथे वाले तेज़।
# सिरिंज और ड्रेसिंग
- जहाँ सुई फिसलनी न चाहिए वहाँ लुअर लॉक, आम काम में लुअर स्लिप।
- गेज जितना ज़्यादा, सुई उतनी पतली: 26G पतली, 20G चौड़ी।
- क्रेप सहारा देती है, गॉज़ ढकती है, कोहेसिव पट्टी सिर्फ़ अपने आप से चिपकती है।
- एक बार वाली चीज़ एक ही बार; सुइयाँ न छिदने वाले डिब्बे में डालें।
# साँस और चलना
कंप्रेसर नेबुलाइज़र देर तक चलते हैं, मेश वाले शांत और जेब के हैं; हर बार कप धोकर सुखाएँ। व्हीलचेयर की सीट दोनों ओर दो उँगली ढीली लें और दरवाज़े नापें: 460 mm सीट बाहर से करीब 650 mm होती है।
IN: # भारत में
IN: उपकरण मेडिकल डिवाइसेज़ रूल्स के तहत आते हैं; डिब्बे पर निर्माता या आयातक का लाइसेंस या पंजीकरण नंबर देखें।
AE: # यूएई में
AE: उपकरणों का स्वास्थ्य प्राधिकरण में पंजीकरण ज़रूरी है; क्लिनिक प्रस्ताव के साथ पंजीकरण का ब्योरा माँगें।
# स्टॉक
जिसकी तारीख पहले निकलती है उसे आगे रखें, 30 °C से नीचे सूखी जगह में रखें, और फ़र्स्ट एड बॉक्स साल में दो बार जाँचें।`,
    },
  },
]
