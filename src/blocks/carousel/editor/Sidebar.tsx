import { store as blockEditorStore } from '@wordpress/block-editor';
import {
	Notice,
	PanelBody,
	TabPanel,
	TextControl,
	ToggleControl,
} from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { CAROUSEL_NUMBERS } from '../../../definitions/carousel';
import { DEVICES } from '../rules/settings';
import type { Settings } from '../rules/settings';
import type { Warning } from '../rules/warnings';
import type { Attributes } from './attributes';
import { ChoiceField, NumberField, SwitchField } from './Fields';
import type { Stored } from './Fields';
import { useDevice } from './useDevice';

interface SidebarProps {
	readonly attributes: Attributes;
	readonly settings: Settings;
	readonly warnings: readonly Warning[];
	readonly onChange: ( attributes: Partial< Attributes > ) => void;
}

interface PanelProps {
	readonly stored: Stored;
	readonly settings: Settings;
	readonly onSet: ( name: string, value: string | undefined ) => void;
}

/** Changes one setting. Each change is its own undo step, although all settings are in one attribute. */
function useSet(
	stored: Stored,
	onChange: SidebarProps[ 'onChange' ]
): PanelProps[ 'onSet' ] {
	const { __unstableMarkLastChangeAsPersistent: endStep } =
		useDispatch( blockEditorStore );
	const last = useRef( '' );
	return ( name, value ) => {
		if ( name !== last.current ) {
			endStep();
			last.current = name;
		}
		const { [ name ]: _before, ...others } = stored;
		onChange( {
			settings:
				value === undefined ? others : { ...others, [ name ]: value },
		} );
	};
}

export function Sidebar( {
	attributes,
	settings,
	warnings,
	onChange,
}: SidebarProps ) {
	const stored = attributes.settings ?? {};
	const onSet = useSet( stored, onChange );
	const panel = { stored, settings, onSet };
	return (
		<>
			<PanelBody title={ __( 'Carousel', 'rueda' ) }>
				<div className="rueda-fields">
					{ warnings.map( ( warning ) => (
						<WarningNotice key={ warning } warning={ warning } />
					) ) }
					<TextControl
						__next40pxDefaultSize
						__nextHasNoMarginBottom
						label={ __( 'Label', 'rueda' ) }
						help={ __(
							'What the slides show, in a word or two, for people who use a screen reader.',
							'rueda'
						) }
						value={
							typeof stored[ 'label' ] === 'string'
								? stored[ 'label' ]
								: ''
						}
						onChange={ ( label ) =>
							onSet( 'label', label || undefined )
						}
					/>
					<ToggleControl
						__nextHasNoMarginBottom
						label={ __( 'Important part of the page', 'rueda' ) }
						help={ __(
							'Screen readers list it among the regions of the page.',
							'rueda'
						) }
						checked={ attributes.landmark }
						onChange={ ( landmark ) => onChange( { landmark } ) }
					/>
				</div>
			</PanelBody>
			<Devices { ...panel } />
			<Movement { ...panel } />
			<Autoplay { ...panel } />
			<ControlsPanel { ...panel } />
		</>
	);
}

const WarningNotice = ( { warning }: { readonly warning: Warning } ) => (
	<Notice status="warning" isDismissible={ false }>
		{ sentence( warning ) }
	</Notice>
);

function sentence( warning: Warning ): string {
	switch ( warning ) {
		case 'label':
			return __(
				'Give the carousel a label. People who use a screen reader hear it first.',
				'rueda'
			);
		case 'fast':
			return __(
				'Slides that move on within three seconds are too fast to read.',
				'rueda'
			);
		case 'many':
			return __(
				'More than 12 slides: few visitors will see the last ones.',
				'rueda'
			);
		case 'pointless':
			return __(
				'Without arrows and dots, visitors can only swipe. With a keyboard they get arrows once the focus is inside.',
				'rueda'
			);
		case 'fade':
			return __(
				'Slides can fade only where one slide is shown on every device.',
				'rueda'
			);
	}
}

function Devices( { stored, settings, onSet }: PanelProps ) {
	const [ device, setDevice ] = useDevice();
	const titles = new Map< string, string >( [
		[ '', __( 'Desktop', 'rueda' ) ],
		[ 'tablet', __( 'Tablet', 'rueda' ) ],
		[ 'mobile', __( 'Mobile', 'rueda' ) ],
	] );
	const tabs = DEVICES.map( ( { name } ) => ( {
		name: name || 'desktop',
		title: titles.get( name ) ?? '',
	} ) );
	return (
		<PanelBody title={ __( 'Slides', 'rueda' ) }>
			<div className="rueda-fields">
				<TabPanel
					// The tab follows the device on the canvas.
					key={ device }
					tabs={ tabs }
					className="rueda-devices"
					initialTabName={ device || 'desktop' }
					onSelect={ ( tab ) => {
						const next = tab === 'desktop' ? '' : tab;
						if ( next !== device ) {
							setDevice( next );
						}
					} }
				>
					{ () => (
						<DeviceFields
							stored={ stored }
							settings={ settings }
							onSet={ onSet }
							device={ device }
						/>
					) }
				</TabPanel>
				<ChoiceField
					stored={ stored }
					onSet={ onSet }
					name="offset_sides"
					label={ __( 'Show part of the next slides', 'rueda' ) }
					value={ settings.offsetSides }
					choices={ {
						none: __( 'No', 'rueda' ),
						left: __( 'On the left', 'rueda' ),
						right: __( 'On the right', 'rueda' ),
						both: __( 'On both sides', 'rueda' ),
					} }
				/>
			</div>
		</PanelBody>
	);
}

function DeviceFields( {
	stored,
	settings,
	onSet,
	device,
}: PanelProps & { readonly device: string } ) {
	const layout =
		settings.layouts[
			DEVICES.findIndex( ( { name } ) => name === device )
		];
	const end = device ? `_${ device }` : '';
	if ( ! layout ) {
		return null;
	}
	return (
		<div className="rueda-fields">
			<NumberField
				stored={ stored }
				onSet={ onSet }
				name={ `slides_to_show${ end }` }
				label={ __( 'Slides in view', 'rueda' ) }
				effective={ layout.show }
				min={ 1 }
				max={ CAROUSEL_NUMBERS.slides_to_show.max }
			/>
			<NumberField
				stored={ stored }
				onSet={ onSet }
				name={ `slides_to_scroll${ end }` }
				label={ __( 'Slides per move', 'rueda' ) }
				effective={ layout.scroll }
				min={ 1 }
				max={ layout.show }
			/>
			<NumberField
				stored={ stored }
				onSet={ onSet }
				name={ `image_spacing_custom${ end }` }
				label={ __( 'Space between slides (px)', 'rueda' ) }
				effective={ layout.space }
				min={ 0 }
				max={ CAROUSEL_NUMBERS.image_spacing_custom.max }
			/>
			{ settings.offsetSides !== 'none' && (
				<NumberField
					stored={ stored }
					onSet={ onSet }
					name={ `offset_width${ end }` }
					label={ __( 'How far neighbors peek in (px)', 'rueda' ) }
					effective={ layout.offset }
					min={ 0 }
					max={ CAROUSEL_NUMBERS.offset_width.max }
				/>
			) }
		</div>
	);
}

const Movement = ( { stored, settings, onSet }: PanelProps ) => (
	<PanelBody title={ __( 'Movement', 'rueda' ) } initialOpen={ false }>
		<div className="rueda-fields">
			<SwitchField
				stored={ stored }
				onSet={ onSet }
				name="infinite"
				label={ __( 'Start over after the last slide', 'rueda' ) }
				isOn={ settings.infinite }
			/>
			<ChoiceField
				stored={ stored }
				onSet={ onSet }
				name="effect"
				label={ __( 'Effect', 'rueda' ) }
				value={ stored[ 'effect' ] === 'fade' ? 'fade' : 'slide' }
				choices={ {
					slide: __( 'Move sideways', 'rueda' ),
					fade: __( 'Fade', 'rueda' ),
				} }
			/>
			<NumberField
				stored={ stored }
				onSet={ onSet }
				name="speed"
				label={ __( 'Duration of a move (ms)', 'rueda' ) }
				effective={ settings.speed }
				min={ 0 }
				max={ CAROUSEL_NUMBERS.speed.max }
				step={ 50 }
			/>
			<SwitchField
				stored={ stored }
				onSet={ onSet }
				name="lazyload"
				label={ __( 'Load images lazily', 'rueda' ) }
				isOn={ settings.lazyload }
			/>
		</div>
	</PanelBody>
);

const Autoplay = ( { stored, settings, onSet }: PanelProps ) => (
	<PanelBody title={ __( 'Autoplay', 'rueda' ) } initialOpen={ false }>
		<div className="rueda-fields">
			<SwitchField
				stored={ stored }
				onSet={ onSet }
				name="autoplay"
				label={ __( 'Slides move by themselves', 'rueda' ) }
				help={ __(
					'Visitors get a button to stop them. In the editor they never move by themselves.',
					'rueda'
				) }
				isOn={ settings.autoplay }
			/>
			{ settings.autoplay && (
				<>
					<NumberField
						stored={ stored }
						onSet={ onSet }
						name="autoplay_speed"
						label={ __( 'How long a slide stays (ms)', 'rueda' ) }
						effective={ settings.autoplaySpeed }
						min={ CAROUSEL_NUMBERS.autoplay_speed.min }
						max={ 60000 }
						step={ 100 }
					/>
					<SwitchField
						stored={ stored }
						onSet={ onSet }
						name="pause_on_hover"
						label={ __( 'Pause on hover', 'rueda' ) }
						isOn={ settings.pauseOnHover }
					/>
					<SwitchField
						stored={ stored }
						onSet={ onSet }
						name="pause_on_interaction"
						label={ __(
							'Stop when a visitor moves the slides',
							'rueda'
						) }
						isOn={ settings.pauseOnInteraction }
					/>
				</>
			) }
		</div>
	</PanelBody>
);

const ControlsPanel = ( { stored, settings, onSet }: PanelProps ) => (
	<PanelBody title={ __( 'Controls', 'rueda' ) } initialOpen={ false }>
		<div className="rueda-fields">
			<ChoiceField
				stored={ stored }
				onSet={ onSet }
				name="navigation"
				label={ __( 'Navigation', 'rueda' ) }
				value={ settings.navigation }
				choices={ {
					both: __( 'Arrows and dots', 'rueda' ),
					arrows: __( 'Arrows', 'rueda' ),
					dots: __( 'Dots', 'rueda' ),
					none: __( 'None', 'rueda' ),
				} }
			/>
			<ChoiceField
				stored={ stored }
				onSet={ onSet }
				name="pagination"
				label={ __( 'Show position as', 'rueda' ) }
				value={ settings.pagination }
				choices={ {
					'': __( 'Same as navigation', 'rueda' ),
					bullets: __( 'Dots', 'rueda' ),
					fraction: __( 'Number, such as 3 / 8', 'rueda' ),
					progressbar: __( 'Progress bar', 'rueda' ),
				} }
			/>
		</div>
	</PanelBody>
);
