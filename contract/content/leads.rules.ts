// The kinds and states of leads.

export const LEAD_KINDS = ['offer', 'landing', 'gifting', 'pay-later'] as const

export const LEAD_STATES = ['new', 'contacted', 'closed'] as const
