// Props of the review and question sections.

export interface ReviewSectionProps {
  msn: string
}

export interface LinkedSectionProps extends ReviewSectionProps {
  /** Addresses of the popups: everything, and the form. */
  links: { all: string; form: string }
}
