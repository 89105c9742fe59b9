// Texts of the four deals pages: slug, title, title in Hindi, text, text in Hindi.

export const deals = `
best-offers | Best offers | सबसे अच्छे ऑफ़र | The biggest discounts on products in stock today, across all categories. Prices include tax, and quantity discounts apply on top. | आज स्टॉक में मौजूद उत्पादों पर सबसे ज़्यादा छूट, हर श्रेणी में। कीमत में टैक्स शामिल है और ज़्यादा मात्रा की छूट अलग से मिलती है।
exclusive-offers | Exclusive offers | खास ऑफ़र | Products that their sellers offer at a special price here, all of them in stock. A coupon code can be used in addition. | विक्रेताओं के खास ऑफ़र वाले उत्पाद, सभी स्टॉक में। इनके साथ कूपन कोड भी लगाया जा सकता है।
special-deals | Special deals | स्पेशल डील | Bestsellers at 20% off or more, all of them in stock. A good time to restock your store room. | 20% या ज़्यादा छूट पर बेस्टसेलर, सभी स्टॉक में। स्टोर रूम भरने का अच्छा मौका।
special-offer | Special offer | स्पेशल ऑफ़र | New products at 10% off or more, while stocks last. | 10% या ज़्यादा छूट पर नए उत्पाद, स्टॉक रहने तक।
`
