// English words of product texts and of the trade: they are never read as a Hindi word that sounds alike, nor as another
// good that is spelt much alike, whether the catalogue has them or not.

import { stem } from './stem.ts'

const WORDS = new Set(
  (
    'range max copy base star play gloss tare vesa player band beige shaver call site care sender shoulder motion tab ' +
    'pouch bass press patrol share silent chat saver city shell hour take palette still greek while tour pepper freeze ' +
    'have sitting war tele batch work core mode model series type style brand value volume power level line list pack ' +
    'panel part pass path peak pitch plain plane pole pool port post pro pull pump pure push rail rate raw ready real rear ' +
    'reel rest rich ride road rock role room root round route rule run safe sale same sand save seal seat self sell send ' +
    'shade shape sharp ship shop shot show side silk sign skin slim slip slow smart soft sole solid some sound soup space ' +
    'spare spot stage stain stair stock stop store story stud sugar suit sun super sure swing tail talk tall tank team tech ' +
    'term test text thin time tint tone tour tower town track trail train trap travel tree trend trip truck true tune turn ' +
    'twin twist ultra unit user vase vest video view wash wave wax wear week well west wide wild wind wine wing wipe wish ' +
    'wool word world yarn year zone able also back ball bank bare beam bean bear beat bell best bird blow boat body bold ' +
    'bond bone boot born both bowl brake bread break bring broad burn bush busy cage cake calm came camp cane card cargo ' +
    'cart case cash cast cave chin chip city clay clean clear clip close coat code coil coin cold cook cool cord corn cost ' +
    'crew crop cube cure curl date deal deck deep deer demo dial diet dome done dose dual duck duct duty each ease east easy ' +
    'edge even ever exit face fact fade fair fall fame fast fate feed feel felt film find fine firm fish five flag flat flex ' +
    'flip flow fold food form fort four free fuel full gain game gate gear gift girl goal good grab grip grow guard guide gum ' +
    'hair half hall hang hard harm hawk high hill hint hire hold home hope horn host huge icon idea inch iron jack jaw jet ' +
    'join joint jump keen keep kid king kiss lace lake land lane large last late lead leaf lean left lens less life lift like ' +
    'lime link lion live load loan loop lose loss loud love luck main make male mark mass mate meal mean meat melt memo menu ' +
    'mild milk mill mind mine mint miss moon more most move much nail name navy near neat neck nest next nice nine node noise ' +
    'none note nose open over oval pace page pain pair palm park peel perfect pharma photo pick pile pine pink plan plot ' +
    'aerator aerosol agitator airless alley almond amber analog ankle antique archway armrest arrow artist ' +
    'ashtray assembly attachment awning axial axle backpack backrest badge balloon bamboo banana banister bark ' +
    'base basket bathtub beacon bead beam beater bedroom bellows bent bevel bezel binder bitumen blaster bleach ' +
    'blend blister blocker blunt boiled bonding boss bottom bowl bracket brake brazing breather bristle broaching ' +
    'broken brushless buckle buffer bullet bumper bundle bunk burette burr busbar butane butter buzzer bypass ' +
    'cabin caddy cage calcium calibration camper candle canopy canvas caravan carbon cargo carrier carve catch ' +
    'center ceramic certified chamfer charcoal chart chassis checker chiller chime chimney chipper chlorine ' +
    'chrome clasp classic clearance cleat clipper cluster clutch coarse coaster coating cobalt cocoa coffee coir ' +
    'collar collector column combi comfort commercial compact compost conical conveyor cooking cool coolant ' +
    'coping cork corner corrugated cosmetic counterweight cowl cradle craft creeper crucible crusher crystal ' +
    'curved cushion cutlery dairy damp damper deadbolt decking decoration degreaser delay delta deodorant ' +
    'descaler diaphragm dipper director discharge dishwasher disinfectant distemper dock dolly domestic doorbell ' +
    'dosing dowel draft drier dropper duct dumbbell dumper dynamo economy edge efficient ejector elastic ' +
    'electronic emerald empty emulsion enamel engraver engraving entry erosion evaporator excavator exterior ' +
    'extra extractor fabric fastening feather feeder fencing ferrule fibre fillet finder fireproof fixture flake ' +
    'flanged flannel flare flasher flasks flint flock fogger footrest forge fork front frost fryer functional ' +
    'fungicide funnel furnace fusion garage garland gazebo girder glazing glitter globe glossy grader granule ' +
    'graphite grater gravel greenhouse grill grille gripper grout gunmetal hairdryer half hammock handbag ' +
    'handheld handrail hardener hardware hatch headlight healthcare heavyweight helical herbicide hessian hitch ' +
    'hollow hood horizontal hotel humidifier hybrid hydrant hygiene igniter illuminated incense incubator indoor ' +
    'inductor inflatable injector inkjet inlay inner insect insert insole inspection intake integral intercom ' +
    'interior isolation ivory joinery jumper kerosene keyring kick kiln knob lacquer ladle landscape lathe ' +
    'lattice laundry linear linen lintel liquid listing litmus loader lobby locator lockable lounge louver lower ' +
    'lumber magazine magnifier mahogany mailbox maker manure marine marking matting mattock melamine membrane ' +
    'metallic mica middle military milling mineral mist mixing moisture motion muffler mulch napkin narrow ' +
    'neutral operator optical organic organizer outboard outer overall overflow overlock packer paddle paraffin ' +
    'parking parquet partition passport pattern paver paving pedal percussion peristaltic pick pigment pinch ' +
    'pinion pipette piston placemat plasma platinum pointer polar pond porcelain porch postage precast precision ' +
    'premium privacy probe propane propeller protractor pulverizer puncture purlin quad quilt race radar radiant ' +
    'radiator rainwater ramp ratio razor reaming rear receiver reclaimed recliner rectifier recycled reed reel ' +
    'refill refrigerant regular reinforced renovation repellent replacement reservoir resistance resistor ' +
    'retractable reverse ridge rigging rigid rinse rising roaster rocker rocket rosette rotating rotor rough ' +
    'rowing rubbish rugged rustic salon sample sandalwood sanitary sapphire sauce saucer scalpel school scooter ' +
    'scouring screed scribe scroll scrubber seam seamless separator serving sewer shackle shaker shaper sharpener ' +
    'shaver sheave shelving shim shingle shirt shuttle sidecar signage silent simmer siphon site skimmer skirting ' +
    'skylight slab slate sleeper sleeping slicer slider slipper slotter smoking soaker sonic spacer spatula ' +
    'special spectrum spherical spinning spiral splash spline splitter spoke spool spout spreader spur squeegee ' +
    'stacker stacking stain stair staircase stamping standard starch station steamer steering stencil stereo ' +
    'sterile stirrer stitching store storm straightener stranded straw streamer striker striping stroke styling ' +
    'sunlight surgery suspended suspension sweeper switchgear swivel syphon syrup tablecloth tamper tangent ' +
    'tarnish telescopic tempered template tensioner tent terracotta texture thermocouple thermostat throttle ' +
    'throwing ticket tilting timber titanium toggle toothbrush torsion touch tracker traction trailer training ' +
    'transistor transport treadmill trellis trencher triangle triple tripod tropical trouser truss tungsten ' +
    'tunnel turbine turnbuckle tweezer ultrasonic undercoat universal upholstery upper upright urinal used vapour ' +
    'velcro veneer vent ventilated versatile vertical vessel vibrating vinyl vitrified wallpaper warm warmer ' +
    'washable wattage weather weaving wicker winder winding woollen workbench workshop worktop workwear woven ' +
    'wrapper writing yarn something anything eating drinking onto weak better remove install changing unlock smell ' +
    'field morning summer what very please urgent'
  )
    .split(' ')
    .map(stem),
)

/** Whether an index token is a common English word of product texts or of the trade. */
export function isPlainEnglish(token: string): boolean {
  return WORDS.has(token)
}
