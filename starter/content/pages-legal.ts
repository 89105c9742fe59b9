// Privacy and terms: plain samples for the operator to review.

import type { PageText } from './text.ts'

export const legalPages: PageText[] = [
  {
    slug: 'privacy',
    title: { en: 'Privacy (sample)', hi: 'गोपनीयता (नमूना)' },
    summary: {
      en: 'What the store keeps about you, why, and how to see or delete it. A sample for the operator to review.',
      hi: 'स्टोर आपके बारे में क्या रखता है, क्यों, और उसे कैसे देखें या हटवाएँ। जाँचने के लिए एक नमूना।',
    },
    body: {
      en: `
This text is a sample. The operator of the store must have it reviewed and complete it before it is used.
# What is kept
- Name, phone, email and addresses that you enter, to deliver your orders and answer your questions.
- Orders and payments, as long as tax law requires.
- Your company name and tax number, for business orders.
- Your email, also to ask for reviews of products that were delivered, until you stop this by the link in the mail.
- A session cookie, and what you put in the cart, so that the store works.
Card numbers are kept by the payment gateway, not here. Of a card that you choose to save, we keep its type and last four digits, until you delete it or have not used it for two years.
# Who sees it
Sellers and carriers see what they need to deliver your order. Authorities see what the law requires us to disclose. Data is not sold.
# Your choices
Under Privacy choices, at the foot of every page, you decide whether data about your visit may be used for analytics and marketing.
You can see and correct your profile in the account. To have your data deleted, or to ask what is kept, write to {email}; what the law requires us to keep is deleted when that period ends.
# Complaints
Write to {grievanceName}, {grievanceEmail}.
IN: The Digital Personal Data Protection Act, 2023 gives you further rights as it comes into force.
AE: Federal Decree-Law No. 45 of 2021 on the protection of personal data gives you further rights.`,
      hi: `
यह पेज एक नमूना है। इस्तेमाल से पहले स्टोर चलाने वाला इसकी कानूनी जाँच कराए और इसे पूरा करे।
# कौन-सी जानकारी रखी जाती है
- आपका नाम, फ़ोन, ईमेल और पते, ऑर्डर पहुँचाने और आपके सवालों के जवाब देने के लिए।
- ऑर्डर और भुगतान, जब तक टैक्स कानून के अनुसार ज़रूरी है।
- कंपनी का नाम और टैक्स नंबर, व्यापार के ऑर्डर के लिए।
- आपका ईमेल, डिलीवर हुए उत्पादों के रिव्यू माँगने के लिए भी, जब तक आप मेल में दिए लिंक से इसे बंद न करें।
- सेशन कुकी और कार्ट का सामान, ताकि स्टोर चल सके।
कार्ड नंबर भुगतान गेटवे के पास रहते हैं, यहाँ नहीं। जो कार्ड आप सहेजते हैं, उसका प्रकार और आखिरी चार अंक हम तब तक रखते हैं, जब तक आप उसे हटाते नहीं या दो साल तक उससे भुगतान नहीं करते।
# जानकारी किसे दिखती है
विक्रेता और डिलीवरी कंपनी को उतनी ही जानकारी दिखती है जितनी ऑर्डर पहुँचाने के लिए ज़रूरी है। सरकारी विभागों को कानून के अनुसार जानकारी दी जाती है। जानकारी बेची नहीं जाती।
# आपके अधिकार
हर पेज के नीचे “गोपनीयता के विकल्प” में आप तय करते हैं कि आपकी विज़िट की जानकारी विश्लेषण और मार्केटिंग के लिए इस्तेमाल हो या नहीं।
खाते में अपनी जानकारी देखें और सुधारें। जानकारी हटवाने या उसके बारे में पूछने के लिए {email} पर लिखें; कानून के अनुसार जो जानकारी रखना ज़रूरी है, वह उस अवधि के बाद हटाई जाती है।
# शिकायत
{grievanceName}, {grievanceEmail} को लिखें।
IN: डिजिटल व्यक्तिगत डेटा संरक्षण अधिनियम, 2023 लागू होने के साथ आपको और अधिकार देता है।
AE: व्यक्तिगत डेटा संरक्षण का संघीय डिक्री-कानून संख्या 45/2021 आपको और अधिकार देता है।`,
    },
  },
  {
    slug: 'terms',
    title: { en: 'Terms of use (sample)', hi: 'उपयोग की शर्तें (नमूना)' },
    summary: {
      en: 'The rules of buying here in plain words. A sample for the operator to review.',
      hi: 'यहाँ खरीदने के नियम सीधे शब्दों में। जाँचने के लिए एक नमूना।',
    },
    body: {
      en: `
This text is a sample. The operator of the store must have it reviewed and complete it before it is used.
# Buying
The contract is between you and the seller named on the product page. It is made when the order is confirmed. Prices include tax; shipping and other charges are shown before you pay. An obvious error in price or description may be corrected before the products are shipped; you can then cancel free of charge.
# Descriptions
Specifications are given with care. Images show the kind of product; the specification is what counts. Whether a product suits your installation is for you or your engineer to judge.
# Cancelling and returning
An order can be cancelled until it is shipped. Returns follow the page on returns and cancellation.
# Accounts
Do not share your login; you are responsible for orders placed with it. Business buyers confirm that the tax number they give is theirs.
# Liability
Rights that the law gives to buyers are not limited by anything written here.
IN: # Law
IN: Indian law applies. Consumer rights under the Consumer Protection Act, 2019 remain untouched.
AE: # Law
AE: The law of the United Arab Emirates applies. Consumer rights under federal consumer protection law remain untouched.`,
      hi: `
यह पेज एक नमूना है। इस्तेमाल से पहले स्टोर चलाने वाला इसकी कानूनी जाँच कराए और इसे पूरा करे।
# खरीद
अनुबंध आपके और उत्पाद पेज पर लिखे विक्रेता के बीच होता है और ऑर्डर की पुष्टि होने पर बनता है। कीमत में टैक्स शामिल है; डिलीवरी और दूसरे शुल्क भुगतान से पहले दिखते हैं। कीमत या विवरण की साफ़ गलती सामान भेजने से पहले सुधारी जा सकती है; तब आप बिना शुल्क ऑर्डर रद्द कर सकते हैं।
# विवरण
स्पेसिफ़िकेशन ध्यान से दी गई है। तस्वीर उत्पाद का प्रकार दिखाती है; मान्य वही है जो स्पेसिफ़िकेशन में लिखा है। आपके काम में उत्पाद ठीक बैठेगा या नहीं, यह आप या आपके इंजीनियर तय करें।
# रद्द करना और लौटाना
सामान भेजे जाने तक ऑर्डर रद्द हो सकता है। वापसी के नियम “वापसी और रद्द करना” पेज पर हैं।
# खाता
अपना लॉगिन किसी को न दें; उससे दिए गए ऑर्डर की ज़िम्मेदारी आपकी है। कारोबारी खरीदार पुष्टि करते हैं कि दिया टैक्स नंबर उन्हीं का है।
# ज़िम्मेदारी
यहाँ लिखी कोई बात खरीदार के कानूनी अधिकारों को कम नहीं करती।
IN: # कानून
IN: भारतीय कानून लागू है। उपभोक्ता संरक्षण अधिनियम, 2019 के अधिकार बने रहते हैं।
AE: # कानून
AE: संयुक्त अरब अमीरात का कानून लागू है। संघीय उपभोक्ता संरक्षण कानून के अधिकार बने रहते हैं।`,
    },
  },
]
