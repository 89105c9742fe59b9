// Pages of help: about, shipping, returns, payment, contact, tax invoice. What stands in braces is filled with the market's own figures.

import type { PageText } from './text.ts'

export const helpPages: PageText[] = [
  {
    slug: 'about',
    title: { en: 'About Karkhana', hi: 'कारखाना के बारे में' },
    summary: {
      en: 'A marketplace for the goods that workshops, sites and offices use up every day.',
      hi: 'वर्कशॉप, साइट और दफ़्तर में रोज़ लगने वाले सामान का बाज़ार।',
    },
    body: {
      en: `
Karkhana sells industrial and business supplies: tools, electricals, safety, pumps, lighting, plumbing, office, medical and more. Every product is described by its specification, because a bearing is bought by its number and a breaker by its curve, not by its picture.
# What you can expect
- Prices with tax, and without it for those who claim it back.
- A delivery date for your {place} before you pay.
- A tax invoice with every order, in the name of your company.
- Quantity prices that apply by themselves, and quotations for larger needs.
- English and Hindi throughout.
# Who sells
Goods are sold by the sellers named on the product page; each of them issues the invoice for its goods. We check sellers before they are listed and answer for orders until they are delivered.
# Where we are
Write to {email} or call {phone}. This starter store is a sample: its brands, sellers and products are made up for demonstration.`,
      hi: `
कारखाना पर औद्योगिक और कारोबारी सामान मिलता है: टूल्स, इलेक्ट्रिकल्स, सेफ्टी, पंप, लाइटिंग, प्लंबिंग, ऑफ़िस, मेडिकल और बहुत कुछ। हर उत्पाद स्पेसिफ़िकेशन से बताया गया है, क्योंकि बेयरिंग नंबर से और MCB कर्व से ख़रीदी जाती है, तस्वीर से नहीं।
# आप क्या उम्मीद रख सकते हैं
- टैक्स के साथ क़ीमत, और टैक्स वापस लेने वालों के लिए उसके बिना भी।
- भुगतान से पहले आपके {place} की डिलीवरी तारीख़।
- हर ऑर्डर के साथ आपकी कंपनी के नाम की टैक्स इनवॉइस।
- अपने आप लगने वाले मात्रा के दाम, और बड़ी ज़रूरत के लिए कोटेशन।
- हर जगह हिंदी और अंग्रेज़ी।
# कौन बेचता है
सामान वे विक्रेता बेचते हैं जिनका नाम उत्पाद पेज पर है; अपने सामान की इनवॉइस वही देते हैं। सूची में लेने से पहले हम विक्रेता की जाँच करते हैं और डिलीवरी तक ऑर्डर की ज़िम्मेदारी लेते हैं।
# हम कहाँ हैं
{email} पर लिखें या {phone} पर कॉल करें। यह शुरुआती स्टोर एक नमूना है: इसके ब्रांड, विक्रेता और उत्पाद दिखाने के लिए बनाए गए हैं।`,
    },
  },
  {
    slug: 'shipping',
    title: { en: 'Shipping and delivery', hi: 'शिपिंग और डिलीवरी' },
    summary: {
      en: 'What delivery costs, how long it takes, and what to do when a parcel comes damaged.',
      hi: 'डिलीवरी का शुल्क, समय, और पार्सल टूटा आए तो क्या करें।',
    },
    body: {
      en: `
# What it costs
Delivery costs {shippingCharge} and is free when the goods of an order come to more than {freeAbove} after discounts. Heavy and oversized goods may carry a freight charge, which the cart shows before you pay.
# How long it takes
Enter your {place} on a product page to see the date. Goods marked for next-day delivery leave the same day when they are ordered before the hour of the warehouse. An order with goods from several warehouses arrives in several parcels; each can be followed on its own.
# On arrival
- Count the parcels and look at the tape before you sign.
- Write visible damage on the delivery note and take a picture.
- Report missing or broken goods from the order page within two days.
# If nobody is there
The carrier tries again on the next working day. After several tries the parcel goes back and a prepaid amount is refunded.
# Large goods
Racks, tanks, furniture and machines are delivered to the ground floor. Have people and a trolley ready, and measure the door.`,
      hi: `
# शुल्क
डिलीवरी का शुल्क {shippingCharge} है और छूट के बाद सामान {freeAbove} से ज़्यादा का हो तो मुफ़्त। भारी और बड़े सामान पर भाड़ा लग सकता है, जो भुगतान से पहले कार्ट में दिखता है।
# समय
तारीख़ देखने के लिए उत्पाद पेज पर अपना {place} भरें। अगले दिन डिलीवरी वाला सामान गोदाम के तय समय से पहले ऑर्डर करने पर उसी दिन निकलता है। कई गोदामों का सामान कई पार्सल में आता है; हर पार्सल अलग से ट्रैक होता है।
# पहुँचने पर
- दस्तख़त से पहले पार्सल गिनें और टेप देखें।
- दिखने वाला नुक़सान डिलीवरी नोट पर लिखें और तस्वीर लें।
- कम या टूटे सामान की सूचना दो दिन में ऑर्डर पेज से दें।
# कोई न मिले तो
डिलीवरी वाला अगले कामकाजी दिन फिर आता है। कई कोशिशों के बाद पार्सल लौट जाता है और प्रीपेड राशि वापस होती है।
# बड़ा सामान
रैक, टंकी, फ़र्नीचर और मशीनें भूतल तक पहुँचाई जाती हैं। लोग और ट्रॉली तैयार रखें और दरवाज़ा नाप लें।`,
    },
  },
  {
    slug: 'returns',
    title: { en: 'Returns and refunds', hi: 'वापसी और रिफ़ंड' },
    summary: {
      en: 'What can go back, how to ask for it, and when the money arrives.',
      hi: 'क्या लौट सकता है, कैसे कहें, और पैसा कब आता है।',
    },
    body: {
      en: `
# What can be returned
- Goods that came damaged, faulty, incomplete or not as ordered.
- Unused goods in their unopened pack, where the product page says that they are returnable.
Cut cable, opened hygiene goods, mixed or tinted material, software and goods made to order cannot go back unless they are faulty.
# How
Open the order, choose the goods and the reason, and add pictures of damage. Keep the pack, the label and the invoice until the parcel is collected.
# Refunds
A refund follows when the goods have been checked. It goes back the way it was paid; for cash on delivery to the bank account that you name. Banks usually take five to seven working days. A discount that the order would not have had without the returned goods is taken into account.
# Warranty
After the days of return the maker's warranty applies. Keep the tax invoice: it is the proof of purchase.
This page is a sample of a policy, to be reviewed and completed by the operator of the store.`,
      hi: `
# क्या लौट सकता है
- टूटा, ख़राब, अधूरा या ऑर्डर से अलग आया सामान।
- बंद पैक में बिना इस्तेमाल का सामान, जहाँ उत्पाद पेज पर लौटाने योग्य लिखा हो।
कटी केबल, खुला स्वच्छता का सामान, मिलाया या रंग किया मटेरियल, सॉफ़्टवेयर और ऑर्डर पर बना सामान ख़राब न हो तो नहीं लौटता।
# कैसे
ऑर्डर खोलें, सामान और कारण चुनें, नुक़सान की तस्वीर जोड़ें। पार्सल उठने तक पैक, लेबल और इनवॉइस सँभालें।
# रिफ़ंड
सामान की जाँच के बाद रिफ़ंड होता है, उसी रास्ते जिससे भुगतान हुआ था; कैश ऑन डिलीवरी में आपके बताए बैंक खाते में। बैंक आम तौर पर पाँच से सात कामकाजी दिन लेते हैं। जो छूट लौटे सामान के बिना नहीं मिलती, उसका हिसाब किया जाता है।
# वारंटी
वापसी के दिनों के बाद कंपनी की वारंटी लागू होती है। टैक्स इनवॉइस सँभालें: वही ख़रीद का सबूत है।
यह पेज नीति का नमूना है; स्टोर चलाने वाला इसे जाँचकर पूरा करे।`,
    },
  },
  {
    slug: 'payment-options',
    title: { en: 'Payment options', hi: 'भुगतान के तरीक़े' },
    summary: {
      en: 'How to pay, from what amount, and what is safe.',
      hi: 'कैसे भुगतान करें, कितनी राशि से, और क्या सुरक्षित है।',
    },
    body: {
      en: `
IN: - Cards, UPI, net banking and wallets for any amount.
AE: - Cards and wallets for any amount.
- Cash on delivery for orders from {codMin} to {codMax}.
- Bank transfer from {neftMin} on; goods leave when the amount has arrived.
- EMI from {emiMin} on with the banks that the checkout lists, with the whole cost shown before you confirm.
# Paying safely
Card numbers are entered on the page of the payment gateway and never reach us. Nobody from the store asks for a one-time password, a PIN or a card number by phone or message. If a payment fails but the amount was taken, the bank returns it, usually within seven working days; the order page shows what we know.
# Paying again
An order whose payment failed waits for a while, with its goods reserved, and can be paid again from the order page by another method.`,
      hi: `
IN: - कार्ड, UPI, नेट बैंकिंग और वॉलेट, किसी भी राशि पर।
AE: - कार्ड और वॉलेट, किसी भी राशि पर।
- {codMin} से {codMax} तक के ऑर्डर पर कैश ऑन डिलीवरी।
- {neftMin} से ऊपर बैंक ट्रांसफ़र; राशि पहुँचने पर सामान निकलता है।
- {emiMin} से ऊपर EMI, चेकआउट में दिखाए बैंकों के साथ; पुष्टि से पहले पूरा ख़र्च दिखता है।
# सुरक्षित भुगतान
कार्ड नंबर भुगतान गेटवे के पेज पर भरा जाता है, हम तक नहीं पहुँचता। स्टोर से कोई भी फ़ोन या संदेश पर OTP, PIN या कार्ड नंबर नहीं माँगता। भुगतान असफल हो पर राशि कट जाए तो बैंक आम तौर पर सात कामकाजी दिन में लौटाता है; ऑर्डर पेज पर हमारी जानकारी दिखती है।
# दोबारा भुगतान
जिस ऑर्डर का भुगतान असफल हुआ वह कुछ समय सामान रोककर रुकता है और ऑर्डर पेज से दूसरे तरीक़े से चुकाया जा सकता है।`,
    },
  },
  {
    slug: 'contact',
    title: { en: 'Contact and help', hi: 'संपर्क और मदद' },
    summary: {
      en: 'How to reach us, and whom to write to when an answer does not help.',
      hi: 'हमसे कैसे मिलें, और जवाब से काम न बने तो किसे लिखें।',
    },
    body: {
      en: `
# Call or write
Call {phone} from 10:30 AM to 4:30 PM, Monday to Saturday, or write to {email}. We reply within 24 hours. The help desk is open on all 365 days.
# Have this at hand
- The order number, from the mail or the order page.
- The MSN of the product, MSN and eight characters.
- A picture when something is broken.
# Bulk enquiries
For quantities above the quantity prices raise a bulk enquiry on the product page; a quotation follows by mail.
# When an answer does not help
Write to {grievanceName}: {grievanceEmail}, {grievancePhone}. Please name your ticket or order; complaints are confirmed within 48 hours.`,
      hi: `
# कॉल करें या लिखें
सोमवार से शनिवार, सुबह 10:30 से शाम 4:30 तक {phone} पर कॉल करें या {email} पर लिखें। 24 घंटे में जवाब देते हैं। हेल्प डेस्क साल के 365 दिन खुला है।
# यह पास रखें
- ऑर्डर नंबर, मेल या ऑर्डर पेज से।
- उत्पाद का MSN, यानी MSN और आठ अक्षर।
- कुछ टूटा हो तो तस्वीर।
# बल्क पूछताछ
मात्रा के दामों से ऊपर की ज़रूरत के लिए उत्पाद पेज से बल्क पूछताछ भेजें; कोटेशन मेल पर आता है।
# जवाब से काम न बने तो
{grievanceName} को लिखें: {grievanceEmail}, {grievancePhone}। टिकट या ऑर्डर नंबर लिखें; शिकायत की पुष्टि 48 घंटे में होती है।`,
    },
  },
  {
    slug: 'tax-invoice',
    title: { en: 'Tax invoice help', hi: 'टैक्स इनवॉइस की मदद' },
    summary: {
      en: 'How your tax number gets on the invoice and where to find the invoice.',
      hi: 'इनवॉइस पर आपका टैक्स नंबर कैसे आता है और इनवॉइस कहाँ मिलती है।',
    },
    body: {
      en: `
IN: # Adding your GSTIN
IN: Open Business details in your account and enter the company name and the 15 characters of the GSTIN. It is checked and then printed on every following invoice. A GSTIN cannot be added to an invoice that has already been issued, so look at the address step before you pay.
IN: # IGST, CGST and SGST
IN: Goods that move between states bear IGST, goods inside one state CGST and SGST in equal halves. The place of supply is the delivery address. Input tax credit depends on your registration and on the law; ask your accountant.
AE: # Adding your TRN
AE: Open Business details in your account and enter the company name and the 15 digits of the TRN. It is printed on every following tax invoice. An invoice that has been issued cannot be changed, so look at the address step before you pay.
AE: # VAT
AE: Prices include 5 percent VAT. Whether you can recover it depends on your registration; ask your tax adviser.
# Finding the invoice
The invoice is issued when goods leave the warehouse, one for each seller. You find it on the order page and in the mail of the shipment.
# What it shows
- Seller and buyer with their tax numbers.
- Each product with its HSN code, quantity, rate and tax.
- Discounts and shipping, each taxed as the law says.`,
      hi: `
IN: # GSTIN जोड़ना
IN: खाते में कारोबार का विवरण खोलें, कंपनी का नाम और GSTIN के 15 अक्षर भरें। जाँच के बाद वह आगे की हर इनवॉइस पर छपता है। जारी हो चुकी इनवॉइस में GSTIN नहीं जुड़ सकता, इसलिए भुगतान से पहले पते वाला चरण देख लें।
IN: # IGST, CGST और SGST
IN: राज्यों के बीच जाने वाले सामान पर IGST, एक राज्य के भीतर CGST और SGST आधा-आधा लगता है। सप्लाई की जगह डिलीवरी का पता है। इनपुट टैक्स क्रेडिट आपके पंजीकरण और क़ानून पर निर्भर है; अपने अकाउंटेंट से पूछें।
AE: # TRN जोड़ना
AE: खाते में कारोबार का विवरण खोलें, कंपनी का नाम और TRN के 15 अंक भरें। वह आगे की हर टैक्स इनवॉइस पर छपता है। जारी हो चुकी इनवॉइस नहीं बदलती, इसलिए भुगतान से पहले पते वाला चरण देख लें।
AE: # VAT
AE: क़ीमतों में 5 प्रतिशत VAT शामिल है। वापस मिलेगा या नहीं यह आपके पंजीकरण पर निर्भर है; अपने टैक्स सलाहकार से पूछें।
# इनवॉइस कहाँ मिलती है
सामान गोदाम से निकलने पर हर विक्रेता की अलग इनवॉइस बनती है। वह ऑर्डर पेज पर और शिपमेंट के मेल में मिलती है।
# उसमें क्या होता है
- विक्रेता और ख़रीदार, उनके टैक्स नंबर के साथ।
- हर उत्पाद का HSN कोड, मात्रा, दर और टैक्स।
- छूट और शिपिंग, हर एक पर क़ानून के अनुसार टैक्स।`,
    },
  },
]
