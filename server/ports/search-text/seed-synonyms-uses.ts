// Things that are asked for by their use or place; part of the lines that every new store begins with.

export const namesOfUses = `
# "X for Y" is read as "Y X" before these lines are looked up
working height belt, height belt, height working belt, work at height belt => safety harness
work glass, grinding glass, grinding work glass, welding glass => safety goggle, safety spectacle
shed roof light, roof light, factory roof light, warehouse roof light, hangar light => high bay light
road pole light, pole light, highway light => street light
oxygen level, oxygen meter, oxygen checker, oxygen machine finger => pulse oximeter
wire joint box, joint box, waterproof box, waterproof joint box => junction box
hammer drill => impact drill
rubbing wood, wood rubbing, rubbing machine, wood smoothing machine => sander
lan box, internet box, lan splitter => network switch
barrel trolley, oil barrel trolley, drum carrier, barrel carrier => drum trolley
breaking drilling, concrete breaking machine, concrete drilling machine, slab breaking machine, wall breaking machine => rotary hammer
blowing dust, dust blowing machine, dust cleaning machine, computer cleaning machine, air blowing machine => blower
smoke fan, kitchen smoke fan, bathroom smell fan => exhaust fan
continuity meter, continuity tester, continuity check meter, voltage continuity => multimeter
tile stone cut, stone cut, tile stone cutting machine => marble cutter, tile cutter
curve cutting machine, curved wood cutting, wood curve cutting => jigsaw
paper tearing machine, paper destroying machine, document shredder => paper shredder
billing scanner, billing counter scanner, bill scanner, qr scanner => barcode scanner
number lock safe, digital lock safe, number lock => digital safe
spare battery, extra battery => battery pack
cutproof glove, cut proof glove, cut proof => cut resistant
handglove, handgloves => work glove
entry gate detector, metal detector gate, door frame metal detector, dfmd => walk through metal detector
board button, switch button, electric button => modular switch
yellow black tape, red white tape, caution strip => barricade tape
light strip roll, light roll, ceiling strip light => led strip
office table, computer table, study table, work table => desk
cello tape carton, carton tape, cello tape => packing tape
`
