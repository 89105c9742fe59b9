// Published examples of amounts in words, rupees and dirhams.

import { describe, expect, it, test } from 'vitest'
import { amountInWords } from './words.rules.ts'

const RUPEES: readonly [minor: number, english: string, hindi: string][] = [
  [0, 'Rupees Zero Only', 'शून्य रुपये मात्र'],
  [1, 'Paisa One Only', 'एक पैसा मात्र'],
  [50, 'Paise Fifty Only', 'पचास पैसे मात्र'],
  [100, 'Rupee One Only', 'एक रुपया मात्र'],
  [101, 'Rupee One and Paisa One Only', 'एक रुपया और एक पैसा मात्र'],
  [199, 'Rupee One and Paise Ninety-Nine Only', 'एक रुपया और निन्यानबे पैसे मात्र'],
  [1000, 'Rupees Ten Only', 'दस रुपये मात्र'],
  [1105, 'Rupees Eleven and Paise Five Only', 'ग्यारह रुपये और पाँच पैसे मात्र'],
  [1999, 'Rupees Nineteen and Paise Ninety-Nine Only', 'उन्नीस रुपये और निन्यानबे पैसे मात्र'],
  [2100, 'Rupees Twenty-One Only', 'इक्कीस रुपये मात्र'],
  [9900, 'Rupees Ninety-Nine Only', 'निन्यानबे रुपये मात्र'],
  [9999, 'Rupees Ninety-Nine and Paise Ninety-Nine Only', 'निन्यानबे रुपये और निन्यानबे पैसे मात्र'],
  [10_000, 'Rupees One Hundred Only', 'एक सौ रुपये मात्र'],
  [10_001, 'Rupees One Hundred and Paisa One Only', 'एक सौ रुपये और एक पैसा मात्र'],
  [11_100, 'Rupees One Hundred Eleven Only', 'एक सौ ग्यारह रुपये मात्र'],
  [99_900, 'Rupees Nine Hundred Ninety-Nine Only', 'नौ सौ निन्यानबे रुपये मात्र'],
  [99_999, 'Rupees Nine Hundred Ninety-Nine and Paise Ninety-Nine Only', 'नौ सौ निन्यानबे रुपये और निन्यानबे पैसे मात्र'],
  [100_000, 'Rupees One Thousand Only', 'एक हज़ार रुपये मात्र'],
  [100_100, 'Rupees One Thousand One Only', 'एक हज़ार एक रुपये मात्र'],
  [150_075, 'Rupees One Thousand Five Hundred and Paise Seventy-Five Only', 'एक हज़ार पाँच सौ रुपये और पचहत्तर पैसे मात्र'],
  [2_099_900, 'Rupees Twenty Thousand Nine Hundred Ninety-Nine Only', 'बीस हज़ार नौ सौ निन्यानबे रुपये मात्र'],
  [
    9_999_999,
    'Rupees Ninety-Nine Thousand Nine Hundred Ninety-Nine and Paise Ninety-Nine Only',
    'निन्यानबे हज़ार नौ सौ निन्यानबे रुपये और निन्यानबे पैसे मात्र',
  ],
  [10_000_000, 'Rupees One Lakh Only', 'एक लाख रुपये मात्र'],
  [10_000_100, 'Rupees One Lakh One Only', 'एक लाख एक रुपये मात्र'],
  [
    12_345_678,
    'Rupees One Lakh Twenty-Three Thousand Four Hundred Fifty-Six and Paise Seventy-Eight Only',
    'एक लाख तेईस हज़ार चार सौ छप्पन रुपये और अठहत्तर पैसे मात्र',
  ],
  [
    99_999_999,
    'Rupees Nine Lakh Ninety-Nine Thousand Nine Hundred Ninety-Nine and Paise Ninety-Nine Only',
    'नौ लाख निन्यानबे हज़ार नौ सौ निन्यानबे रुपये और निन्यानबे पैसे मात्र',
  ],
  [1_000_000_000, 'Rupees One Crore Only', 'एक करोड़ रुपये मात्र'],
  [1_000_000_001, 'Rupees One Crore and Paisa One Only', 'एक करोड़ रुपये और एक पैसा मात्र'],
  [
    1_234_567_890,
    'Rupees One Crore Twenty-Three Lakh Forty-Five Thousand Six Hundred Seventy-Eight and Paise Ninety Only',
    'एक करोड़ तेईस लाख पैंतालीस हज़ार छह सौ अठहत्तर रुपये और नब्बे पैसे मात्र',
  ],
  [
    123_456_789_012,
    'Rupees One Hundred Twenty-Three Crore Forty-Five Lakh Sixty-Seven Thousand Eight Hundred Ninety and Paise Twelve Only',
    'एक सौ तेईस करोड़ पैंतालीस लाख सड़सठ हज़ार आठ सौ नब्बे रुपये और बारह पैसे मात्र',
  ],
  [
    1_234_567_890_123,
    'Rupees One Thousand Two Hundred Thirty-Four Crore Fifty-Six Lakh Seventy-Eight Thousand Nine Hundred One and Paise Twenty-Three Only',
    'एक हज़ार दो सौ चौंतीस करोड़ छप्पन लाख अठहत्तर हज़ार नौ सौ एक रुपये और तेईस पैसे मात्र',
  ],
]

const DIRHAMS: readonly [minor: number, english: string][] = [
  [0, 'Zero Dirhams Only'],
  [5, 'Five Fils Only'],
  [100, 'One Dirham Only'],
  [105, 'One Dirham and Five Fils Only'],
  [21_050, 'Two Hundred Ten Dirhams and Fifty Fils Only'],
  [100_000, 'One Thousand Dirhams Only'],
  [123_456, 'One Thousand Two Hundred Thirty-Four Dirhams and Fifty-Six Fils Only'],
  [100_000_000, 'One Million Dirhams Only'],
  [
    123_456_789,
    'One Million Two Hundred Thirty-Four Thousand Five Hundred Sixty-Seven Dirhams and Eighty-Nine Fils Only',
  ],
]

describe('amounts in words', () => {
  it('has all published amounts', () => expect([RUPEES.length, DIRHAMS.length]).toEqual([31, 9]))

  test.each(RUPEES)('%i paise', (minor, english, hindi) => {
    expect(amountInWords(minor, 'IN', 'en')).toBe(english)
    expect(amountInWords(minor, 'IN', 'hi')).toBe(hindi.normalize('NFC'))
  })

  test.each(DIRHAMS)('%i fils', (minor, english) => {
    expect(amountInWords(minor, 'AE', 'en')).toBe(english)
  })

  it('counts dirhams in lakh in Hindi', () => {
    expect(amountInWords(12_345_678, 'AE', 'hi')).toBe(
      'एक लाख तेईस हज़ार चार सौ छप्पन दिरहम और अठहत्तर फ़िल्स मात्र'.normalize('NFC'),
    )
    expect(amountInWords(100, 'AE', 'hi')).toBe('एक दिरहम मात्र')
  })

  it('has a word of its own for every number below a hundred, in one encoding', () => {
    const words = Array.from({ length: 100 }, (_, n) => amountInWords(n * 100, 'IN', 'hi'))
    expect(new Set(words).size).toBe(100)
    for (const word of words) expect(word).toBe(word.normalize('NFC'))
  })

  it('rejects what is no amount', () => {
    expect(() => amountInWords(-1, 'IN', 'en')).toThrow(RangeError)
    expect(() => amountInWords(1.5, 'IN', 'en')).toThrow(RangeError)
  })
})
