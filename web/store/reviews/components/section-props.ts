// What the parts about reviews and questions are given by the page around them.

export interface ReviewSectionProps {
  msn: string
}

export interface LinkedSectionProps extends ReviewSectionProps {
  /** Addresses of the popups: everything, and the form. */
  links: { all: string; form: string }
}
