// Hindi messages for the search box with its suggestions, and of the search nudge.

import type { Namespaces, Translated } from '../app/messages.ts'

export const messages: Translated<Namespaces['search']> = {
  suggestions: 'सुझाव',
  recent: 'हाल की खोजें',
  clearRecent: 'मिटाएँ',
  popular: 'लोकप्रिय खोजें',
  terms: 'यह खोजें',
  categories: 'श्रेणियाँ',
  brands: 'ब्रांड',
  productsTitle: 'उत्पाद',
  found: '{count, plural, one{# सुझाव} other{# सुझाव}}। ऊपर-नीचे के ऐरो बटन से चुनें।',
  nudgeTitle: 'कोई पार्ट खोज रहे हैं?',
  nudgeText: 'नाम, साइज़ या पार्ट नंबर से खोजें, हिन्दी या अंग्रेज़ी में।',
  nudgeIn: '{name} में कुछ और खोज रहे हैं?',
  nudgeField: 'बेयरिंग 6204, 2.5 sqmm वायर',
}
