// Texts of the four deals pages: slug, title, title in Hindi, text, text in Hindi.

export const deals = `
best-offers | Best offers | सबसे अच्छे ऑफ़र | The deepest cuts below the printed price that are in stock today, across all categories. Prices include tax, and quantity prices still apply on top. | आज स्टॉक में मौजूद सामान पर छपी क़ीमत से सबसे ज़्यादा छूट, हर श्रेणी में। क़ीमत में टैक्स शामिल है और मात्रा के दाम इसके ऊपर भी लगते हैं।
exclusive-offers | Exclusive offers | ख़ास ऑफ़र | Goods whose sellers have put them on offer here, all of them in stock. The price shown is the price charged; an offer code still counts on top where its conditions are met. | जिन उत्पादों पर विक्रेताओं ने यहाँ ऑफ़र दिया है, सब स्टॉक में। जो क़ीमत दिखती है वही ली जाती है; शर्तें पूरी हों तो ऑफ़र कोड इसके ऊपर भी चलता है।
special-deals | Special deals | स्पेशल डील | What other buyers take most, at a fifth or more below the listed price. Good for restocking the store room: proven goods, and all of them in stock. | जो दूसरे ख़रीदार सबसे ज़्यादा लेते हैं, छपी क़ीमत से पाँचवाँ हिस्सा या उससे भी कम पर। स्टोर रूम भरने के लिए अच्छा मौक़ा: परखा हुआ सामान, सब स्टॉक में।
special-offer | Special offer | स्पेशल ऑफ़र | New in the store and already reduced by a tenth or more. When the stock is gone the offer is over, so what you see here can be bought now. | स्टोर में नया सामान, शुरू से ही दसवाँ हिस्सा या उससे ज़्यादा सस्ता। स्टॉक ख़त्म तो ऑफ़र ख़त्म, इसलिए जो यहाँ दिखता है वह अभी मिल सकता है।
`
