// Texts and pictures of the categories of office, medical and digital products.

/** Lines in the format of parseCategoryTexts(). */
export const officeCategories = `
office-supplies | office-chair #2b2e33 | Office supplies | ऑफ़िस सप्लाई | Paper, pens, furniture and packing for a whole office in one order. | पूरे दफ़्तर के लिए कागज़, पेन, फ़र्नीचर और पैकिंग एक ही ऑर्डर में।
paper-files | paper-ream #f4f5f7 | Paper and files | कागज़ और फ़ाइल | Paper by weight, files by capacity, envelopes by the sheet they hold. | वज़न से कागज़, क्षमता से फ़ाइल और शीट के साइज़ से लिफ़ाफ़े।
copier-paper | paper-ream #f4f5f7 | Copier paper | कॉपियर पेपर | 70 gsm for daily prints, 75 or 80 gsm for two-sided work. | रोज़ के प्रिंट के लिए 70 gsm, दोनों ओर छपाई के लिए 75 या 80 gsm।
box-files | box-file #2463c9 | Box files | बॉक्स फ़ाइल | A 75 mm spine holds about 500 sheets. | 75 mm की फ़ाइल में लगभग 500 शीट आती हैं।
notebooks | notebook #d62f2f | Notebooks | नोटबुक | Ruled, plain or squared; spiral lies flat, stitched lasts longer. | रूल्ड, सादी या चौकोर; स्पाइरल सपाट खुलती है, सिली हुई ज़्यादा चलती है।
envelopes | envelope #e9d9b5 | Envelopes | लिफ़ाफ़े | DL takes A4 folded in three, C5 folded once, C4 flat. | DL में A4 तीन मोड़ में, C5 में एक मोड़ में और C4 में सीधा आता है।
writing-boards | pen #2463c9 | Writing and boards | लेखन और बोर्ड | Pens and markers by tip, boards by surface. | नोक के अनुसार पेन और मार्कर, सतह के अनुसार बोर्ड।
pens | pen #2463c9 | Pens | पेन | Ball pens last longest, gel writes darkest. | बॉल पेन सबसे ज़्यादा चलता है, जेल सबसे गहरा लिखता है।
markers | marker #2b2e33 | Markers | मार्कर | Permanent for cartons, dry-wipe for whiteboards; do not mix them up. | गत्ते के लिए परमानेंट, व्हाइटबोर्ड के लिए ड्राई-वाइप; अदल-बदल न करें।
whiteboards | whiteboard #f4f5f7 | Whiteboards | व्हाइटबोर्ड | Ceramic steel wipes clean for years, melamine costs less. | सिरेमिक स्टील बरसों साफ़ पुँछता है, मेलामाइन सस्ता है।
desk-machines | calculator #3a3f47 | Desk machines | डेस्क मशीन | Staplers, calculators and shredders for daily use. | रोज़ के इस्तेमाल के लिए स्टेपलर, कैलकुलेटर और श्रेडर।
staplers | stapler #2463c9 | Staplers | स्टेपलर | No. 10 staples up to 20 sheets, 24/6 up to 30, heavy duty beyond. | नं. 10 पिन 20 शीट तक, 24/6 पिन 30 तक, उससे ऊपर हेवी ड्यूटी।
calculators | calculator #3a3f47 | Calculators | कैलकुलेटर | Check and correct helps accounts; scientific for engineering. | हिसाब के लिए चेक-करेक्ट, इंजीनियरिंग के लिए साइंटिफ़िक।
shredders | shredder #3a3f47 | Shredders | श्रेडर | P-4 particles for personal data, P-2 strips for the rest. | निजी जानकारी के लिए P-4 कतरन, बाकी के लिए P-2 पट्टी।
office-furniture | office-chair #2b2e33 | Office furniture | ऑफ़िस फ़र्नीचर | Chairs that adjust and desks that take a full working day. | एडजस्ट होने वाली कुर्सियाँ और दिन भर काम के डेस्क।
office-chairs | office-chair #2b2e33 | Office chairs | ऑफ़िस चेयर | Lumbar support and a seat that lifts matter more than a high back. | ऊँची पीठ से ज़्यादा ज़रूरी है कमर का सहारा और ऊपर-नीचे होने वाली सीट।
desks | desk #b98a55 | Desks | डेस्क | 1200 mm is enough for one screen, 1500 mm for two. | एक स्क्रीन के लिए 1200 mm काफ़ी है, दो के लिए 1500 mm।
packing-supplies | packing-tape #c99a5b | Packing supplies | पैकिंग सामग्री | Tapes that hold cartons shut on a long road. | लंबे सफ़र में भी डिब्बे बंद रखने वाले टेप।
packing-tapes | packing-tape #c99a5b | Packing tapes | पैकिंग टेप | 40 micron for light cartons, 50 and more for heavy ones. | हल्के डिब्बों के लिए 40 माइक्रोन, भारी के लिए 50 या अधिक।
medical-supplies | stethoscope #2b5fa8 | Medical supplies | मेडिकल सप्लाई | Consumables and devices for clinics, wards and home care. | क्लिनिक, वार्ड और घर की देखभाल के लिए सामग्री और उपकरण।
hygiene-protection | nitrile-glove-box #2463c9 | Hygiene and protection | स्वच्छता और सुरक्षा | Gloves, masks and sanitisers in clinic quantities. | क्लिनिक की मात्रा में दस्ताने, मास्क और सैनिटाइज़र।
nitrile-gloves | nitrile-glove-box #2463c9 | Examination gloves | एग्ज़ामिनेशन ग्लव्स | Powder-free nitrile avoids latex allergy; choose by the width of the palm. | पाउडर-रहित नाइट्राइल से लेटेक्स एलर्जी नहीं होती; हथेली की चौड़ाई से चुनें।
surgical-masks | surgical-mask #7fb6e6 | Surgical masks | सर्जिकल मास्क | Three plies with a meltblown filter; change when damp. | मेल्टब्लोन फ़िल्टर के साथ तीन परत; गीला होते ही बदलें।
sanitizers | sanitizer-bottle #6fb7e0 | Hand sanitisers | हैंड सैनिटाइज़र | Alcohol between 60 and 80 percent works; let it dry for 30 seconds. | 60 से 80 प्रतिशत अल्कोहल असरदार है; 30 सेकंड सूखने दें।
diagnostics | bp-monitor #f4f5f7 | Diagnostics | जाँच उपकरण | Blood pressure, temperature, pulse and oxygen at a glance. | रक्तचाप, तापमान, नब्ज़ और ऑक्सीजन एक नज़र में।
digital-thermometers | digital-thermometer #f4f5f7 | Thermometers | थर्मामीटर | Contact ones are exact, forehead ones are quick. | छूने वाले सटीक होते हैं, माथे वाले तेज़।
bp-monitors | bp-monitor #f4f5f7 | Blood pressure monitors | बीपी मॉनिटर | The cuff must fit the arm; sit five minutes before measuring. | कफ़ बाँह के नाप का हो; नापने से पहले पाँच मिनट बैठें।
stethoscopes | stethoscope #2b2e33 | Stethoscopes | स्टेथोस्कोप | Dual head for adults and children, single for basic rounds. | बड़ों और बच्चों के लिए डुअल हेड, सामान्य जाँच के लिए सिंगल।
oximeters | oximeter #2463c9 | Pulse oximeters | पल्स ऑक्सीमीटर | Cold fingers and nail polish disturb the reading. | ठंडी उँगली और नेल पॉलिश से रीडिंग बिगड़ती है।
care-consumables | syringe #e6edf4 | Care and consumables | देखभाल और उपभोग्य सामग्री | Syringes, bandages and nebulisers for daily care. | रोज़ की देखभाल के लिए सिरिंज, पट्टी और नेबुलाइज़र।
nebulizers | nebulizer #f4f5f7 | Nebulisers | नेबुलाइज़र | Compressor types run all day, mesh types fit a pocket. | कंप्रेसर वाले दिन भर चलते हैं, मेश वाले जेब में आते हैं।
syringes | syringe #e6edf4 | Syringes | सिरिंज | Single use, sterile; Luer lock where the needle must not slip. | एक बार उपयोग, जीवाणुरहित; सुई न फिसले इसके लिए लुअर लॉक।
bandages | bandage #f3e6cf | Bandages | पट्टियाँ | Cotton to cover, crepe to support, wide rolls for joints. | ढकने के लिए कॉटन, सहारे के लिए क्रेप, जोड़ों के लिए चौड़े रोल।
mobility-furniture | wheelchair #2463c9 | Mobility and ward furniture | मोबिलिटी और वार्ड फ़र्नीचर | Chairs that fold and beds that clean easily. | मुड़ने वाली व्हीलचेयर और आसानी से साफ़ होने वाले बेड।
wheelchairs | wheelchair #2463c9 | Wheelchairs | व्हीलचेयर | Measure seat width with two fingers to spare on each side. | सीट की चौड़ाई नापें और दोनों ओर दो उँगली जगह रखें।
examination-beds | examination-bed #9cc3e6 | Examination beds | एग्ज़ामिनेशन बेड | A back that lifts and a surface that takes disinfectant. | उठने वाली पीठ और कीटाणुनाशक सहने वाली सतह।
it-electronics | laptop #aeb4bc | IT and electronics | आईटी और इलेक्ट्रॉनिक्स | Computers, networks and printing for work. | काम के लिए कंप्यूटर, नेटवर्क और प्रिंटिंग।
computers-displays | laptop #aeb4bc | Computers and displays | कंप्यूटर और डिस्प्ले | Memory and screen decide comfort more than the processor. | प्रोसेसर से ज़्यादा मेमोरी और स्क्रीन काम आसान बनाती हैं।
laptops | laptop #aeb4bc | Laptops | लैपटॉप | 16 GB of memory and an SSD keep an office machine quick for years. | 16 GB मेमोरी और SSD से ऑफ़िस लैपटॉप बरसों तेज़ रहता है।
monitors | monitor #2b2e33 | Monitors | मॉनिटर | 24 inches at Full HD, 27 at QHD: text stays sharp. | 24 इंच पर Full HD, 27 पर QHD: अक्षर साफ़ दिखते हैं।
projectors | projector #f4f5f7 | Projectors | प्रोजेक्टर | 3000 lumens for a dim room, 4000 and more for a bright one. | हल्की रोशनी के कमरे के लिए 3000 लुमेन, उजले के लिए 4000 या अधिक।
computer-peripherals | keyboard #2b2e33 | Peripherals | कंप्यूटर एक्सेसरीज़ | What hands and ears use all day. | हाथ और कान दिन भर जो इस्तेमाल करते हैं।
keyboards | keyboard #2b2e33 | Keyboards | कीबोर्ड | Wired for counters, wireless for tidy desks. | काउंटर के लिए वायर्ड, साफ़ डेस्क के लिए वायरलेस।
mice | mouse #2b2e33 | Mice | माउस | 1000 to 1600 dpi suits office work; silent buttons suit shared rooms. | दफ़्तर के लिए 1000 से 1600 dpi; साझा कमरे के लिए बिना आवाज़ के बटन।
headsets | headset #2b2e33 | Headsets | हेडसेट | A noise-cancelling microphone matters most in a busy room. | भीड़ वाले कमरे में नॉइज़-कैंसलिंग माइक सबसे ज़रूरी है।
barcode-scanners | barcode-scanner #3a3f47 | Barcode scanners | बारकोड स्कैनर | 1D for shop codes, 2D to read QR codes and screens. | दुकान के कोड के लिए 1D, QR कोड और स्क्रीन पढ़ने के लिए 2D।
networking | router #2b2e33 | Networking | नेटवर्किंग | Routers, switches and cables that keep an office connected. | दफ़्तर को जोड़े रखने वाले राउटर, स्विच और केबल।
routers | router #2b2e33 | Routers | राउटर | Wi-Fi 6 where many devices share one room. | जहाँ एक कमरे में कई उपकरण हों, वहाँ Wi-Fi 6।
network-switches | network-switch #3a3f47 | Network switches | नेटवर्क स्विच | Count ports and add a quarter; PoE feeds cameras and phones. | पोर्ट गिनें और चौथाई जोड़ें; PoE से कैमरे और फ़ोन चलते हैं।
network-cables | network-cable #2463c9 | Network cables | नेटवर्क केबल | Cat 6 carries gigabit to 100 m and 10 gigabit to 55 m. | Cat 6 गीगाबिट 100 m तक और 10 गीगाबिट 55 m तक ले जाता है।
storage-memory | ssd #2b2e33 | Storage and memory | स्टोरेज और मेमोरी | An SSD is the cheapest way to make an old computer quick. | पुराने कंप्यूटर को तेज़ करने का सबसे सस्ता तरीका SSD है।
ssds | ssd #2b2e33 | SSDs | SSD | NVMe for new machines, SATA for older ones. | नई मशीनों के लिए NVMe, पुरानी के लिए SATA।
usb-drives | usb-drive #d62f2f | USB drives | पेन ड्राइव | USB 3.2 copies a film in a minute, USB 2.0 in ten. | USB 3.2 एक फ़िल्म मिनट में कॉपी करता है, USB 2.0 दस में।
memory-modules | memory-module #2e7d4f | Memory modules | मेमोरी मॉड्यूल | DDR4 and DDR5 do not interchange; match the type first, then the speed. | DDR4 और DDR5 एक-दूसरे की जगह नहीं लगते; पहले प्रकार, फिर गति मिलाएँ।
printing-power | printer #e9ecf0 | Printing and power backup | प्रिंटिंग और पावर बैकअप | Printers, toner and the UPS that saves your work. | प्रिंटर, टोनर और काम बचाने वाला UPS।
printers | printer #e9ecf0 | Printers | प्रिंटर | Laser for text in quantity, ink tank for colour at low cost. | ज़्यादा टेक्स्ट के लिए लेज़र, सस्ते रंगीन प्रिंट के लिए इंक टैंक।
toner-cartridges | toner-cartridge #2b2e33 | Toner cartridges | टोनर कार्ट्रिज | Yield is counted in pages with five percent coverage. | यील्ड पाँच प्रतिशत कवरेज वाले पन्नों में गिनी जाती है।
ups-systems | ups #2b2e33 | UPS systems | UPS सिस्टम | Add the watts of all devices and choose half as much again. | सभी उपकरणों के वाट जोड़ें और उससे डेढ़ गुना चुनें।
`
