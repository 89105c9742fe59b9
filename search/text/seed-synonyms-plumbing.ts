// Synonyms of pumps, pipes, valves, taps and bathroom goods as Indian shops name them.

export const plumbingNames = `
# pumps
monoblock pump, mono block pump, monoblock motor pump, monoblock
self priming pump, self prime pump, tullu pump, self priming monoblock pump, tullu
self priming pump, tullu pump, tullu motor, half hp motor, water lifting pump => monoblock pump
self priming pump ~> monoblock pump
water motor, water pump set, pumpset, pump set, motor pump => monoblock pump, water pump
borewell pump, borewell motor, bore motor, boring pump, tubewell pump, tube well motor => submersible pump
submersible pump, submersible motor, submersible water pump, underground pump
openwell pump, open well pump, openwell submersible pump
openwell pump ~> submersible pump
jet pump, shallow well pump, shallow well jet pump
jet pump ~> monoblock pump
pressure pump, booster pump, pressure booster pump, booster motor, pressure motor
bathroom pump, shower pump, home pressure pump => pressure pump, pressure booster pump
centrifugal pump, end suction pump, industrial pump
centrifugal motor pump => centrifugal pump
mud pump, sewage pump, slurry pump, drainage pump, sludge pump, dirty water pump
dewatering pump, sump pump, drainage pump
diesel pump, diesel engine pump, petrol pump set => engine pump
hand pump, handpump
cooler pump, cooler motor, cooler water pump
fountain pump, aquarium pump
fuel pump, oil pump, diesel transfer pump => fuel transfer pump
pump starter, submersible panel, submersible starter, motor starter panel => submersible control panel
# pipes
water pipe, plumbing pipe => cpvc pipe, upvc pipe, gi pipe
pvc pipe, plastic pipe, plastic water pipe => upvc pipe, cpvc pipe
cpvc pipe, hot water pipe, hot cold pipe
upvc pipe, cold water pipe
gi pipe, iron pipe, galvanised pipe, galvanized pipe
swr pipe, soil pipe, drainage pipe, drain pipe
hdpe pipe, polythene pipe, hdpe roll pipe, pe pipe
garden pipe, water hose, watering pipe, car wash pipe, flexible water pipe => garden hose, hose pipe
green pipe, water pipe garden => garden hose
delivery pipe, lay flat hose, delivery hose, flat pipe, layflat pipe
suction pipe, suction hose, green suction pipe
level pipe, transparent pipe, level tube, clear hose
braided hose, braided pipe, nylon braided pipe
air hose, air pipe, compressor pipe, pneumatic pipe, pu pipe
gas pipe, lpg pipe, gas hose, lpg hose
connection pipe, connecting pipe, geyser connection pipe, inlet pipe, braided connection pipe
waste pipe, basin waste pipe, sink waste pipe, washbasin pipe
# fittings
elbow, pipe elbow, pipe bend, 90 degree elbow, l bow, l joint, pipe l
elbow, l fitting => pipe elbow
tee, t joint, pipe tee, t fitting, pipe t, equal tee, t pipe
cross tee, four way tee, 4 way tee
pipe coupler, pipe coupling, pipe socket, pipe joint, pipe joiner => coupler, coupling, pipe socket
coupling, coupler ~> pipe socket
union, pipe union, barrel union
reducer, reducer coupling, reducing socket, reducer socket
reducing bush, reducer bush
end cap, pipe cap, pipe end cap
end plug, pipe plug, dead plug
nipple, pipe nipple, hex nipple, barrel nipple
tank nipple, tank connector, tank connection
male adaptor, male threaded adaptor, mta, mabt
female adaptor, female threaded adaptor, fta, fabt
adaptor, adapter
pipe clamp, pipe clip, saddle clamp, pipe saddle, u clamp
hose clamp, hose clip, worm clamp, pipe clamp hose
hose connector, hose nipple, hose fitting, quick connector
solvent cement, pipe solution, pvc solution, cpvc solution, pipe glue, pvc gum, pipe gum, solvent cement solution
thread seal tape, teflon, thread tape, plumber tape, plumbing tape
thread seal, pipe thread sealant, thread sealant
# valves
ball valve, quarter turn valve, lever valve
gate valve, full way valve, fullway valve, wheel valve, peet valve
full way valve, fullway valve => gate valve
sluice valve, gate valve
check valve, one way valve, non return valve, reflux valve, swing check valve
float valve, ball cock, tank ball, float ball valve, tank float valve, float ball, water tank ball
foot valve, footvalve, suction foot valve
angle valve, angle cock, angular stop cock, angle stop cock, angular cock
stop cock, concealed stop cock, stop valve
butterfly valve, wafer valve
solenoid valve, electric valve
pressure relief valve, safety valve, relief valve, prv
air valve, air release valve
y strainer, line strainer, pipe strainer
# taps and bathroom
tap, water tap, bib cock, bibcock
tap, water tap, cock => bib cock
bib cock, bib tap, long body tap, short body tap, long body bib cock
pillar cock, pillar tap, basin tap, wash basin tap, basin cock
sink cock, kitchen tap, sink tap, kitchen faucet, swan neck tap, sink mixer => sink cock, kitchen mixer
wall mixer, hot cold mixer, hot and cold tap, mixer tap
basin mixer, basin mixer tap
two way tap, two way bib cock, 2 in 1 bib cock, 2 way tap
sensor tap, automatic tap, auto tap
plastic tap, pvc tap, ptmt tap
bathroom tap => bib cock
health faucet, jet spray, toilet jet, hand faucet, toilet spray, jet set
overhead shower, shower head, rain shower, shower rose, shower
hand shower, telephone shower, hand held shower
shower arm, shower pipe
diverter, shower diverter, wall diverter
toilet seat, western toilet, western commode, english toilet, english commode, wc
toilet seat cover, seat cover, commode cover
indian toilet, orissa pan, indian commode, squatting pan, indian seat => squatting pan
cistern, flush tank, toilet tank, flushing tank
flush valve, flush cock
wash basin, hand basin, hand wash basin, basin, hand washing basin
sink, kitchen sink, steel sink
bottle trap, basin trap, waste trap
waste coupling, sink waste, basin waste, waste drain
floor trap, nahani trap, floor drain, drain jali
drain cover, drain grating, bathroom jali, manhole cover => floor drain
towel rod, towel bar, towel rail, towel rack, towel hanger
soap dish, soap holder, soap stand
robe hook, bathroom hook, wall hook
drain cleaner, pipe cleaner, drain opener
drain snake, drain spring, pipe cleaning spring
# tanks, water, garden
water tank, overhead tank, sintex, sintex tank, storage tank, plastic tank, pvc tank
sintex tank, roof tank, terrace tank, plastic water tank => water tank
overhead tank, sintex => water tank
water purifier, ro, ro machine, aquaguard, ro system, ro filter, ro water filter
ro machine, ro system, aquaguard => water purifier
water softener, hard water filter
water meter, water flow meter
sprinkler, garden sprinkler, water sprinkler, lawn sprinkler
spray pump, sprayer pump, knapsack sprayer, agriculture sprayer, pesticide sprayer, battery sprayer
spray pump, spray machine => sprayer
grass cutting machine, grass cutter machine, weed cutter => brush cutter, lawn mower
hedge cutter, hedge trimmer, hedge shear
garden scissor, plant cutter, branch cutter, garden cutter => secateur, pruner
watering can, water can garden, plant watering can
flower pot, plant pot => planter, pot
upvc tea => upvc tee
cpvc tea => cpvc tee
pvc tea => pvc tee
pipe leak, leaking pipe, leak stop, stop leak => thread seal tape, pipe repair tape, epoxy putty
trim plant, trimming plant, cut branch, trimming branch => secateur, pruner
water lawn, lawn watering, water to lawn, garden watering => sprinkler
drinking water machine, water cleaning machine, water filter machine => water purifier
low water pressure, increase water pressure => pressure pump
`
