// Privacy and terms: plain samples that the operator has to review.

import type { PageText } from './text.ts'

export const legalPages: PageText[] = [
  {
    slug: 'privacy',
    title: { en: 'Privacy (sample)', hi: 'निजता (नमूना)' },
    summary: {
      en: 'What the store keeps about you, why, and how to see or delete it. A sample for the operator to review.',
      hi: 'स्टोर आपके बारे में क्या रखता है, क्यों, और उसे कैसे देखें या हटवाएँ। जाँचने के लिए एक नमूना।',
    },
    body: {
      en: `
This text is a sample. The operator of the store must have it reviewed and complete it before it is used.
# What is kept
- Name, phone, email and addresses that you enter, to deliver and to answer.
- Orders, payments and invoices, as long as tax law asks.
- Your company's name and tax number, for invoices.
- A session cookie, and what you put in the cart, so that the store works.
Card numbers are kept by the payment gateway, not here.
# Who sees it
Sellers and carriers see what they need to send the goods. Authorities see what the law obliges us to show. Data is not sold.
# Your choices
You can see and correct your profile in the account. To have your data deleted, or to ask what is kept, write to {email}; what the law makes us keep stays until its time is over.
# Complaints
Write to {grievanceName}, {grievanceEmail}.
IN: The Digital Personal Data Protection Act, 2023 gives you further rights as it comes into force.
AE: Federal Decree-Law No. 45 of 2021 on the protection of personal data gives you further rights.`,
      hi: `
यह पाठ एक नमूना है। स्टोर चलाने वाला इसे इस्तेमाल से पहले जँचवाए और पूरा करे।
# क्या रखा जाता है
- आपका भरा नाम, फ़ोन, ईमेल और पते, सामान पहुँचाने और जवाब देने के लिए।
- ऑर्डर, भुगतान और इनवॉइस, जब तक टैक्स क़ानून कहे।
- कंपनी का नाम और टैक्स नंबर, इनवॉइस के लिए।
- सेशन कुकी और कार्ट का सामान, ताकि स्टोर चल सके।
कार्ड नंबर भुगतान गेटवे के पास रहते हैं, यहाँ नहीं।
# कौन देखता है
विक्रेता और डिलीवरी कंपनी उतना देखते हैं जितना सामान भेजने को चाहिए। सरकारी विभाग उतना जितना क़ानून दिखाने को कहे। जानकारी बेची नहीं जाती।
# आपके अधिकार
खाते में अपनी जानकारी देखें और सुधारें। हटवाने या पूछने के लिए {email} पर लिखें; क़ानून जितना रखने को कहता है वह समय पूरा होने तक रहता है।
# शिकायत
{grievanceName}, {grievanceEmail} को लिखें।
IN: डिजिटल व्यक्तिगत डेटा संरक्षण अधिनियम, 2023 लागू होने के साथ आपको और अधिकार देता है।
AE: व्यक्तिगत डेटा संरक्षण का संघीय डिक्री-क़ानून संख्या 45/2021 आपको और अधिकार देता है।`,
    },
  },
  {
    slug: 'terms',
    title: { en: 'Terms of use (sample)', hi: 'उपयोग की शर्तें (नमूना)' },
    summary: {
      en: 'The rules of buying here in plain words. A sample for the operator to review.',
      hi: 'यहाँ ख़रीदने के नियम सीधे शब्दों में। जाँचने के लिए एक नमूना।',
    },
    body: {
      en: `
This text is a sample. The operator of the store must have it reviewed and complete it before it is used.
# Buying
A contract comes about between you and the seller named on the product page when the order is confirmed. Prices include tax; delivery and other charges are shown before you pay. An obvious error of price or description may be corrected before the goods leave; you can then withdraw free of charge.
# Descriptions
Specifications are given with care. Pictures show the kind of product; what the specification says decides. Whether a product suits your installation is for you or your engineer to judge.
# Cancelling and returning
An order can be cancelled until it is packed. Returns follow the page on returns and refunds.
# Accounts
Keep your login to yourself; orders placed with it are yours. Business buyers confirm that the tax number they give is theirs.
# Liability
Rights that the law gives to buyers are not limited by anything written here.
IN: # Law
IN: Indian law applies. Consumer rights under the Consumer Protection Act, 2019 remain untouched.
AE: # Law
AE: The law of the United Arab Emirates applies. Consumer rights under federal consumer protection law remain untouched.`,
      hi: `
यह पाठ एक नमूना है। स्टोर चलाने वाला इसे इस्तेमाल से पहले जँचवाए और पूरा करे।
# ख़रीद
ऑर्डर की पुष्टि होने पर अनुबंध आपके और उत्पाद पेज पर लिखे विक्रेता के बीच होता है। क़ीमत में टैक्स शामिल है; डिलीवरी और दूसरे शुल्क भुगतान से पहले दिखते हैं। क़ीमत या विवरण की साफ़ दिखने वाली ग़लती सामान निकलने से पहले सुधारी जा सकती है; तब आप बिना शुल्क मना कर सकते हैं।
# विवरण
स्पेसिफ़िकेशन ध्यान से दी गई है। तस्वीर उत्पाद का प्रकार दिखाती है; मान्य वही है जो स्पेसिफ़िकेशन में लिखा है। आपके काम में उत्पाद ठीक बैठेगा या नहीं, यह आप या आपके इंजीनियर तय करें।
# रद्द करना और लौटाना
पैक होने तक ऑर्डर रद्द हो सकता है। वापसी के नियम वापसी और रिफ़ंड के पेज पर हैं।
# खाता
अपना लॉगिन अपने पास रखें; उससे दिए ऑर्डर आपके हैं। कारोबारी ख़रीदार पुष्टि करते हैं कि दिया टैक्स नंबर उन्हीं का है।
# ज़िम्मेदारी
क़ानून जो अधिकार ख़रीदार को देता है वे यहाँ लिखी किसी बात से कम नहीं होते।
IN: # क़ानून
IN: भारतीय क़ानून लागू है। उपभोक्ता संरक्षण अधिनियम, 2019 के अधिकार बने रहते हैं।
AE: # क़ानून
AE: संयुक्त अरब अमीरात का क़ानून लागू है। संघीय उपभोक्ता संरक्षण क़ानून के अधिकार बने रहते हैं।`,
    },
  },
]
