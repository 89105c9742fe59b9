// What the parts about reviews and questions are given by the page around them.

export interface PartProps {
  msn: string
}

export interface SectionProps extends PartProps {
  /** Addresses of the popups: everything, and the form. */
  links: { all: string; form: string }
}
