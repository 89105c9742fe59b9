// Examples of what arranges a page: sections, columns, tabs, tables, sums, ways through pages, dialogs.

import { useState } from 'react'
import { AttributeTable } from '../../ui/attribute-table.tsx'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { Button } from '../../ui/button.tsx'
import { Columns } from '../../ui/columns.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Figures } from '../../ui/figures.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { Section } from '../../ui/section.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { Component, State } from '../example.tsx'
import type { GalleryTexts } from '../texts.ts'

const SHAPES = ['center', 'sheet', 'side', 'full'] as const

function Dialogs({ texts }: { texts: GalleryTexts }) {
  const [open, setOpen] = useState<(typeof SHAPES)[number] | null>(null)
  const close = () => setOpen(null)
  return (
    <Component file="dialog">
      {SHAPES.map(shape => (
        <State key={shape} name={shape}>
          <Button onClick={() => setOpen(shape)} data-dialog={shape}>
            {texts.openDialog}
          </Button>
          <Dialog
            open={open === shape}
            onClose={close}
            title={texts.orderDetails}
            closeLabel={texts.close}
            shape={shape}
            footer={<Button onClick={close}>{texts.cancel}</Button>}
          >
            <p>{texts.dialogText}</p>
          </Dialog>
        </State>
      ))}
    </Component>
  )
}

function Ways({ texts }: { texts: GalleryTexts }) {
  const labels = {
    nav: texts.pages,
    previous: texts.previous,
    next: texts.next,
    page: (page: number) => `${texts.page} ${page}`,
  }
  return (
    <>
      <Component file="breadcrumb">
        <State name="three levels" full>
          <Breadcrumb
            label={texts.breadcrumb}
            crumbs={[
              { name: texts.home, href: '#breadcrumb' },
              { name: texts.bearings, href: '#breadcrumb-2' },
              { name: texts.ballBearings },
            ]}
          />
        </State>
      </Component>
      <Component file="pagination">
        {[1, 5, 9].map(page => (
          <State key={page} name={`page ${page} of 9`} full>
            <Pagination
              page={page}
              pages={9}
              hrefOf={to => `#page-${to}`}
              labels={{ ...labels, nav: `${texts.pages} ${page}` }}
            />
          </State>
        ))}
      </Component>
    </>
  )
}

function Sums({ texts }: { texts: GalleryTexts }) {
  return (
    <>
      <Component file="attribute-table">
        <State name="normal">
          <AttributeTable
            caption={texts.specifications}
            attributes={[
              { name: texts.bore, value: '25 mm' },
              { name: texts.material, value: texts.steel },
            ]}
          />
        </State>
      </Component>
      <Component file="figures">
        <State name="normal">
          <Figures
            rows={[
              { key: 'subtotal', label: texts.subtotal, value: '₹12,34,567.50' },
              { key: 'discount', label: texts.discount, value: '−₹500.00', tone: 'good' },
              { key: 'shipping', label: texts.shipping, value: texts.free, tone: 'quiet' },
              { key: 'total', label: texts.total, value: '₹12,34,067.50', tone: 'total' },
            ]}
          />
        </State>
      </Component>
    </>
  )
}

export function LayoutExamples({ texts }: { texts: GalleryTexts }) {
  const tabs = [
    { key: 'all', label: texts.all, href: '#tabs', count: '128' },
    { key: 'open', label: texts.open, href: '#tabs-open', count: '3' },
    { key: 'delivered', label: texts.delivered, href: '#tabs-delivered' },
  ] as const
  return (
    <>
      <Component file="section">
        <State name="with a link" full>
          <Section title={texts.similar} link={{ text: texts.viewAll, href: '#section' }}>
            <p>{texts.commentValue}</p>
          </Section>
        </State>
      </Component>
      <Component file="columns">
        <State name="two columns on desktop" full>
          <Columns aside={<p>{texts.total}</p>}>
            <p>{texts.commentValue}</p>
          </Columns>
        </State>
      </Component>
      <Component file="tabs">
        <State name="first chosen" full>
          <Tabs label={texts.orderDetails} tabs={tabs} selected="all">
            <p>{texts.commentValue}</p>
          </Tabs>
        </State>
      </Component>
      <Ways texts={texts} />
      <Sums texts={texts} />
      <Dialogs texts={texts} />
    </>
  )
}
