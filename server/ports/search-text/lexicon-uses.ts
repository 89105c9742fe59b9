// Lexicon of things that Hindi names by their use or place: English = Hindi; other spellings in Latin letters.

export const uses = `
jigsaw = घुमावदार कटाई, घुमावदार कटाई की मशीन, टेढ़ी कटाई की मशीन; ghumavdar katai, tedhi katai ki machine
door closer = दरवाज़ा बंद होने की मशीन, अपने आप दरवाज़ा बंद, दरवाज़ा अपने आप बंद; darwaza band karne ki machine, apne aap darwaza band
rechargeable = चार्ज होने वाला, चार्ज होने वाली, चार्जिंग वाली; charge hone wali, charge hone wala, charging wali
folding = मुड़ने वाली, मुड़ जाने वाली, फोल्ड होने वाली; mudne wali, mudne wala, fold hone wali
stapler = पिन मारने की मशीन, कागज़ में पिन मारने की मशीन, कागज़ पिन मशीन; pin marne wali machine, kagaz pin machine
modular switch = बोर्ड का बटन, बिजली का बटन, लाइट का बटन, स्विच बटन; board ka button, bijli ka button, light ka button
street light = खंभे पर लगाने की लाइट, सड़क के खंभे की लाइट, रोड की लाइट; khambe par lagane ki light, road ki light
submersible pump = बोरवेल की मोटर, बोरवेल मोटर, बोरिंग की मोटर; borewell ki motor
paper shredder = कागज़ फाड़ने की मशीन, कागज़ फाड़ने, कागज़ नष्ट करने की मशीन; kagaz fadne, kagaz fadne ki machine, kagaj fadne wali machine
marble cutter = पत्थर काटने, टाइल काटने, टाइल और पत्थर काटने; patthar katne, tiles katne, tiles aur patthar katne
exhaust fan = धुआँ निकालने, रसोई का धुआँ, धुआँ निकालने का पंखा; dhuan nikalne, dhua nikalne, dhuan nikalne ka pankha
first aid box = दवाई पट्टी का डिब्बा, मरहम पट्टी का डिब्बा, दवा का डिब्बा; dawai patti ka dabba, marham patti ka dabba, dawa ka dabba, dawai ka dabba
barricade tape = पीली काली पट्टी, काली पीली पट्टी, रास्ता बंद करने की पट्टी, खतरे की पट्टी; peeli kali patti, kali pili patti, khatre ki patti, danger patti
led strip = लाइट की पट्टी, लाइट पट्टी, एलईडी की पट्टी; light ki patti, light patti, led ki patti
mcb = एम सी बी; em si bi, em c b, m c b
double pole = डबल पोल; dabal pol, dubble pole
disc, disk = डिस्क
cutting = काटने, कटाई; katne, kaatne, katai
godown = गोदाम; godam, gudam
height = ऊँचाई, ऊंचाई; unchai, oonchai
spectacle = चश्मा; chashma, chasma
first aid = चोट; chot
`
