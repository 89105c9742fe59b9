// Texts of the four deals pages: slug, title, title in Hindi, text, text in Hindi.

export const deals = `
best-offers | Best offers | सबसे अच्छे ऑफ़र | The deepest cuts below the printed price that are in stock today, across all categories. Prices include tax, and quantity prices still apply on top. | आज स्टॉक में मौजूद सामान पर छपी क़ीमत से सबसे ज़्यादा छूट, हर श्रेणी में। क़ीमत में टैक्स शामिल है और मात्रा के दाम इसके ऊपर भी लगते हैं।
exclusive-offers | Exclusive offers | ख़ास ऑफ़र | Offers for those who shop here: codes for a first order, for prepaid orders and for business buyers. Each code names its smallest order and its end. | यहाँ ख़रीदने वालों के लिए ऑफ़र: पहले ऑर्डर, प्रीपेड ऑर्डर और कारोबारी ख़रीदारों के कोड। हर कोड के साथ न्यूनतम ऑर्डर और आख़िरी तारीख़ लिखी है।
special-deals | Special deals | स्पेशल डील | Goods for the season and for stock-taking: pumps and coolers before summer, lighting before the festivals, safety and files before the audit. | मौसम और स्टॉक के हिसाब से सामान: गर्मी से पहले पंप और कूलर, त्योहारों से पहले लाइटिंग, ऑडिट से पहले सेफ्टी और फ़ाइलें।
special-offer | Special offer | स्पेशल ऑफ़र | One group of goods at one good price, for a short time. When the stock is gone the offer is over, so what you see here can be bought now. | एक तरह का सामान एक अच्छी क़ीमत पर, थोड़े समय के लिए। स्टॉक ख़त्म तो ऑफ़र ख़त्म, इसलिए जो यहाँ दिखता है वह अभी मिल सकता है।
`
