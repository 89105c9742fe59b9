// Help pages: about, shipping, returns, payment, contact, tax invoice. Placeholders in braces are filled with the
// market's figures.

import type { PageText } from './text.ts'

export const helpPages: PageText[] = [
  {
    slug: 'about',
    title: { en: 'About Karkhana', hi: 'कारखाना के बारे में' },
    summary: {
      en: 'A marketplace for the supplies that workshops, sites and offices use every day.',
      hi: 'वर्कशॉप, साइट और ऑफ़िस में रोज़ काम आने वाले सामान का मार्केटप्लेस।',
    },
    body: {
      en: `
Karkhana sells industrial and business supplies: tools, electricals, safety, pumps, lighting, plumbing, office, medical and more. Every product is described by its specification, because a bearing is bought by its number and a breaker by its curve, not by its picture.
# What you can expect
- Prices with tax, and without tax for businesses that claim it back.
- A delivery date for your {place} before you pay.
- Orders in your company name, with your tax number.
- Quantity discounts that apply automatically, and bulk quote requests for larger quantities.
- English and Hindi throughout.
# Who sells
Products are sold by the seller named on the product page.
# Contact us
Write to {email} or call {phone}. This starter store is a demonstration: its brands, sellers and products are made up.`,
      hi: `
कारखाना पर औद्योगिक और कारोबारी सामान मिलता है: टूल, इलेक्ट्रिकल, सेफ़्टी, पंप, लाइटिंग, प्लंबिंग, ऑफ़िस, मेडिकल और बहुत कुछ। हर उत्पाद की पूरी स्पेसिफ़िकेशन दी गई है, क्योंकि बेयरिंग नंबर से और MCB कर्व से खरीदी जाती है, तस्वीर से नहीं।
# आपको क्या मिलता है
- टैक्स सहित कीमत, और टैक्स वापस लेने वाले व्यापारियों के लिए बिना टैक्स की कीमत।
- भुगतान से पहले आपके {place} के लिए डिलीवरी की तारीख।
- कंपनी के नाम और टैक्स नंबर के साथ ऑर्डर।
- ज़्यादा मात्रा पर अपने आप लगने वाली छूट, और बड़ी मात्रा के लिए थोक कोटेशन का अनुरोध।
- हर पेज हिन्दी और अंग्रेज़ी में।
# कौन बेचता है
उत्पाद वही विक्रेता बेचता है जिसका नाम उत्पाद पेज पर लिखा है।
# संपर्क करें
{email} पर लिखें या {phone} पर कॉल करें। यह स्टोर एक डेमो है: इसके ब्रांड, विक्रेता और उत्पाद काल्पनिक हैं।`,
    },
  },
  {
    slug: 'shipping',
    title: { en: 'Shipping and delivery', hi: 'शिपिंग और डिलीवरी' },
    summary: {
      en: 'What shipping costs, how long it takes, and what to do when a parcel arrives damaged.',
      hi: 'डिलीवरी शुल्क, समय, और पार्सल टूटा आए तो क्या करें।',
    },
    body: {
      en: `
# What it costs
Shipping costs {shippingCharge} per order. It is free when the products in an order come to more than {freeAbove} after discounts. The cart shows the charge before you pay.
# How long it takes
Enter your {place} on a product page to see the delivery date. Products marked for next-day delivery must be ordered before the cut-off time of the warehouse. An order with products from several warehouses comes in several parcels, and the order page shows each of them.
# When it arrives
- Count the parcels and check the packing before you sign.
- Write visible damage on the delivery note and take a photo.
- Tell customer care about missing or broken products, with your order number and photos.
# Large products
Racks, tanks, furniture and machines need space and people to unload. Keep a trolley ready and measure the door.`,
      hi: `
# शुल्क
हर ऑर्डर पर डिलीवरी शुल्क {shippingCharge} है। छूट के बाद ऑर्डर के उत्पाद {freeAbove} से ज़्यादा के हों तो डिलीवरी मुफ़्त है। भुगतान से पहले कार्ट में शुल्क दिखता है।
# समय
डिलीवरी की तारीख देखने के लिए उत्पाद पेज पर अपना {place} डालें। अगले दिन डिलीवरी वाले उत्पाद गोदाम के तय समय से पहले ऑर्डर करने होते हैं। कई गोदामों के उत्पाद अलग-अलग पार्सल में आते हैं, और ऑर्डर पेज पर हर पार्सल दिखता है।
# पार्सल आने पर
- हस्ताक्षर करने से पहले पार्सल गिनें और पैकिंग देखें।
- टूट-फूट दिखे तो डिलीवरी नोट पर लिखें और तस्वीर लें।
- उत्पाद कम या टूटा हो तो ऑर्डर नंबर और तस्वीरों के साथ ग्राहक सेवा से संपर्क करें।
# बड़े उत्पाद
रैक, टंकी, फ़र्नीचर और मशीनें उतारने के लिए जगह और लोग चाहिए। ट्रॉली तैयार रखें और दरवाज़ा नाप लें।`,
    },
  },
  {
    slug: 'returns',
    title: { en: 'Returns and cancellation', hi: 'वापसी और रद्द करना' },
    summary: {
      en: 'What can be returned and how to ask for it.',
      hi: 'क्या वापस किया जा सकता है और अनुरोध कैसे करें।',
    },
    body: {
      en: `
# What can be returned
- Products that arrive damaged, faulty, incomplete or not as ordered.
- Unused products in their unopened pack, within the return period on the product page.
Cut cable, opened hygiene products, mixed or tinted material, software and products made to order cannot be returned unless they are faulty.
# How to return or exchange
Open the order in your account and choose “Return or exchange”. Name the products, the quantity and the reason; for damage and faults, add photos. You see the amount of the refund before you confirm.
- We check the request. Its status is shown on the order page.
- Once it is approved, we arrange for a carrier to collect the products at the delivery address. Where no carrier collects, the order page shows where to send them. Keep the pack and the label.
- After the inspection we refund the method that you paid with, or send the same product again if you chose an exchange. If you chose another product, you get a credit for its order. Cash on delivery is paid to a bank account that you name.
If a product is faulty, wrong or late, you can return it within the period even where its category says otherwise. For questions write to {email} or call {phone}.
# Cancelled orders
You can cancel an order, or some products and quantities of it, on the order page until they are shipped. While an online payment is open, an order can only be cancelled as a whole. You see the amount of the refund before you confirm, and its status on the order page. For questions, contact customer care.
# Warranty
The warranty on the product page is given by the manufacturer. Keep your order number as proof of purchase.
This page is a sample of a policy, to be reviewed and completed by the operator of the store.`,
      hi: `
# क्या वापस किया जा सकता है
- टूटा, खराब, अधूरा या ऑर्डर से अलग आया उत्पाद।
- बंद पैक में बिना इस्तेमाल किया उत्पाद, उत्पाद पेज पर लिखी वापसी की अवधि के भीतर।
कटी केबल, खुले स्वच्छता उत्पाद, मिलाया या रंगा हुआ मटेरियल, सॉफ़्टवेयर और ऑर्डर पर बने उत्पाद खराब न हों तो वापस नहीं होते।
# वापस कैसे करें या बदलें
अपने खाते में ऑर्डर खोलें और “वापस करें या बदलें” चुनें। उत्पाद, मात्रा और कारण बताएँ; टूट-फूट या खराबी हो तो तस्वीरें जोड़ें। पुष्टि करने से पहले रिफ़ंड की राशि दिखती है।
- हम अनुरोध की जाँच करते हैं। उसकी स्थिति ऑर्डर पेज पर दिखती है।
- स्वीकृति के बाद कूरियर डिलीवरी के पते से उत्पाद ले जाता है। जहाँ कूरियर नहीं जाता, वहाँ ऑर्डर पेज पर भेजने का पता दिखता है। पैक और लेबल सँभालकर रखें।
- जाँच के बाद हम उसी माध्यम में पैसे लौटाते हैं जिससे आपने भुगतान किया था, या एक्सचेंज चुनने पर वही उत्पाद दोबारा भेजते हैं। दूसरा उत्पाद चुनने पर आपको उसके ऑर्डर के लिए क्रेडिट मिलता है। कैश ऑन डिलीवरी के पैसे आपके बताए बैंक खाते में भेजे जाते हैं।
उत्पाद खराब, गलत या देर से मिला हो तो आप उसे अवधि के भीतर तब भी वापस कर सकते हैं जब उसकी श्रेणी में वापसी न होती हो। कोई सवाल हो तो {email} पर लिखें या {phone} पर कॉल करें।
# रद्द किए गए ऑर्डर
सामान भेजे जाने से पहले तक आप ऑर्डर पेज से पूरा ऑर्डर, या उसके कुछ उत्पाद और मात्रा, रद्द कर सकते हैं। ऑनलाइन भुगतान पूरा होने तक ऑर्डर सिर्फ़ पूरा रद्द हो सकता है। पुष्टि करने से पहले रिफ़ंड की राशि दिखती है, और बाद में उसकी स्थिति ऑर्डर पेज पर। कोई सवाल हो तो ग्राहक सेवा से संपर्क करें।
# वारंटी
उत्पाद पेज पर लिखी वारंटी निर्माता देता है। खरीद के सबूत के लिए ऑर्डर नंबर सँभालकर रखें।
यह पेज नीति का नमूना है। स्टोर चलाने वाला इसे जाँचकर पूरा करे।`,
    },
  },
  {
    slug: 'payment-options',
    title: { en: 'Payment options', hi: 'भुगतान के तरीके' },
    summary: {
      en: 'Payment methods, their limits and how to pay safely.',
      hi: 'भुगतान के तरीके, उनकी सीमा और सुरक्षित भुगतान।',
    },
    body: {
      en: `
The payment page shows which of these methods are open for your order and your {place}.
IN: - Cards, UPI, net banking and wallets.
IN: - NEFT or RTGS transfer for orders of {neftMin} or more, to the account shown with the order.
AE: - Credit and debit cards.
- Cash on delivery for orders from {codMin} to {codMax}.
- EMI for orders of {emiMin} or more, with the banks shown there. You see the whole cost before you confirm.
# Paying safely
Card numbers are entered on the page of the payment gateway and never reach us. Nobody from the store asks for a one-time password, a PIN or a card number by phone or message. If a payment fails but the amount was debited, contact your bank. The order page shows the payment status that we have.
# Paying again
If a payment fails, you can pay again from the order page for a short time, with another payment method. The products are not reserved meanwhile: the payment is accepted while they are in stock.`,
      hi: `
आपके ऑर्डर और {place} के लिए इनमें से कौन-से तरीके उपलब्ध हैं, यह भुगतान पेज पर दिखता है।
IN: - कार्ड, UPI, नेट बैंकिंग और वॉलेट।
IN: - {neftMin} या ज़्यादा के ऑर्डर पर NEFT या RTGS, ऑर्डर के साथ दिखाए गए खाते में।
AE: - क्रेडिट और डेबिट कार्ड।
- {codMin} से {codMax} तक के ऑर्डर पर कैश ऑन डिलीवरी।
- {emiMin} या ज़्यादा के ऑर्डर पर EMI, वहाँ दिखाए गए बैंकों के साथ। पुष्टि से पहले पूरा खर्च दिखता है।
# सुरक्षित भुगतान
कार्ड नंबर पेमेंट गेटवे के पेज पर डाला जाता है, हम तक नहीं पहुँचता। स्टोर से कोई भी फ़ोन या संदेश पर OTP, PIN या कार्ड नंबर नहीं माँगता। भुगतान विफल हो पर राशि कट जाए तो अपने बैंक से संपर्क करें। भुगतान की जो स्थिति हमारे पास है, वह ऑर्डर पेज पर दिखती है।
# फिर से भुगतान
भुगतान विफल होने पर आप थोड़ी देर तक ऑर्डर पेज से किसी दूसरे तरीके से भुगतान कर सकते हैं। तब तक उत्पाद आपके लिए सुरक्षित नहीं रहते: स्टॉक होने पर ही भुगतान लिया जाता है।`,
    },
  },
  {
    slug: 'contact',
    title: { en: 'Contact us', hi: 'संपर्क करें' },
    summary: {
      en: 'How to reach us, and whom to write to with a complaint.',
      hi: 'हमसे कैसे संपर्क करें, और शिकायत किसे लिखें।',
    },
    body: {
      en: `
# Call or write
Call {phone} from 10:30 AM to 4:30 PM, Monday to Saturday, or write to {email}. We reply within 24 hours. The help desk is open on all 365 days.
# Keep this ready
- The order number from the order page.
- The MSN of the product: the letters MSN and eight characters.
- A photo if something is damaged.
# Bulk quotes
For quantities above the quantity discounts, request a bulk quote on the product page. You get a request number to quote when you contact us.
# Complaints
If our answer does not help, write to {grievanceName}: {grievanceEmail}, {grievancePhone}. Please name your order or request number.`,
      hi: `
# कॉल करें या लिखें
सोमवार से शनिवार, सुबह 10:30 से शाम 4:30 बजे तक {phone} पर कॉल करें, या {email} पर लिखें। हम 24 घंटे के भीतर जवाब देते हैं। हेल्प डेस्क साल के 365 दिन खुला है।
# यह तैयार रखें
- ऑर्डर पेज से ऑर्डर नंबर।
- उत्पाद का MSN: MSN और आगे के आठ अक्षर।
- टूट-फूट हो तो तस्वीर।
# थोक कोटेशन
ज़्यादा मात्रा की छूट से आगे की ज़रूरत के लिए उत्पाद पेज पर थोक कोटेशन माँगें। आपको एक अनुरोध नंबर मिलेगा, संपर्क करते समय उसे बताएँ।
# शिकायत
हमारे जवाब से समाधान न हो तो {grievanceName} को लिखें: {grievanceEmail}, {grievancePhone}। ऑर्डर या अनुरोध नंबर ज़रूर लिखें।`,
    },
  },
  {
    slug: 'tax-invoice',
    title: { en: 'Tax details of orders', hi: 'ऑर्डर पर टैक्स का विवरण' },
    summary: {
      en: 'How to add your tax number and where to see the tax on an order.',
      hi: 'टैक्स नंबर कैसे जोड़ें और ऑर्डर पर टैक्स कहाँ देखें।',
    },
    body: {
      en: `
IN: # Adding your GSTIN
IN: Open Business details in your account and enter the company name and the 15 characters of the GSTIN. It is checked and then saved with every following order. It cannot be added to an order that is already placed, so check the address step before you pay.
IN: # IGST, CGST and SGST
IN: Products that move between states bear IGST, products inside one state bear CGST and SGST in equal halves. The place of supply is the delivery address. Input tax credit depends on your registration and on the law; ask your accountant.
AE: # Adding your TRN
AE: Open Business details in your account and enter the company name and the 15 digits of the TRN. It is saved with every following order. An order that is already placed cannot be changed, so check the address step before you pay.
AE: # VAT
AE: Prices include 5 percent VAT. Whether you can recover it depends on your registration; ask your tax adviser.
# Where to see the tax
The order page shows the taxable value and the tax of each product, and the invoice type you chose: tax invoice or retail invoice.
# Where to find the invoice
When a parcel leaves the warehouse, its seller’s invoice appears beside it on the order page, as a page to print and as PDF. An order from two sellers has two invoices.
# What is saved with your order
- The company name and tax number you entered.
IN: - The HSN code, quantity, price and tax of each product.
AE: - The quantity, price and tax of each product.
- Discounts and the shipping charge.`,
      hi: `
IN: # GSTIN जोड़ना
IN: खाते में “व्यापार का विवरण” खोलें, कंपनी का नाम और GSTIN के 15 अक्षर डालें। जाँच के बाद यह आगे के हर ऑर्डर के साथ सहेजा जाता है। दिए जा चुके ऑर्डर में GSTIN नहीं जुड़ सकता, इसलिए भुगतान से पहले पते वाला चरण देख लें।
IN: # IGST, CGST और SGST
IN: राज्यों के बीच जाने वाले उत्पादों पर IGST लगता है, एक राज्य के भीतर CGST और SGST आधा-आधा। सप्लाई की जगह डिलीवरी का पता है। इनपुट टैक्स क्रेडिट आपके पंजीकरण और कानून पर निर्भर है; अपने अकाउंटेंट से पूछें।
AE: # TRN जोड़ना
AE: खाते में “व्यापार का विवरण” खोलें, कंपनी का नाम और TRN के 15 अंक डालें। यह आगे के हर ऑर्डर के साथ सहेजा जाता है। दिया जा चुका ऑर्डर नहीं बदलता, इसलिए भुगतान से पहले पते वाला चरण देख लें।
AE: # VAT
AE: कीमतों में 5 प्रतिशत VAT शामिल है। यह वापस मिल सकता है या नहीं, यह आपके पंजीकरण पर निर्भर है; अपने टैक्स सलाहकार से पूछें।
# टैक्स कहाँ दिखता है
ऑर्डर पेज पर हर उत्पाद का कर योग्य मूल्य, टैक्स और चुना हुआ इनवॉइस प्रकार दिखता है: टैक्स इनवॉइस या रिटेल इनवॉइस।
# इनवॉइस कहाँ मिलेगा
पार्सल गोदाम से निकलते ही उसके विक्रेता का इनवॉइस ऑर्डर पेज पर पार्सल के साथ दिखता है, प्रिंट करने के पेज और PDF, दोनों रूप में। दो विक्रेताओं के ऑर्डर में दो इनवॉइस होते हैं।
# ऑर्डर के साथ क्या सहेजा जाता है
- आपका डाला कंपनी का नाम और टैक्स नंबर।
IN: - हर उत्पाद का HSN कोड, मात्रा, कीमत और टैक्स।
AE: - हर उत्पाद की मात्रा, कीमत और टैक्स।
- छूट और डिलीवरी शुल्क।`,
    },
  },
]
