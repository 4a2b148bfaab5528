import { __ } from '@wordpress/i18n';
import { useId } from '@wordpress/element';
import { classNames } from '../ui/class-names';
import type { Cta, CtaButton } from './cta';
import { readCustomizer } from './customizer';
import { hasOverlay, propertiesOf } from './style';

interface CallToActionProps {
	readonly cta: Cta;
	/** The wheel whose own call to action is counted. */
	readonly wheelId?: number;
	/** Another button is the first thing to press here. Looks that somebody chose stay. */
	readonly isQuiet?: boolean;
}

/**
 * The call to action below a finished wheel. includes/CallToAction/CallToActionMarkup.php prints the same without
 * React.
 */
export function CallToAction( { cta, wheelId, isQuiet }: CallToActionProps ) {
	const look = readCustomizer( cta.customizer );
	const isThemes = look.style === 'theme';
	const titleId = useId();
	return (
		<section
			className={ classNames(
				`rueda-cta${ isThemes ? ' has-theme-look' : '' }`,
				'wheeloflife-cta-container'
			) }
			style={ propertiesOf( look ) }
			data-rueda-status="ready"
			data-rueda-cta={ countedFor( cta, wheelId ) }
			aria-labelledby={ cta.title ? titleId : undefined }
		>
			<div
				className={ classNames(
					`rueda-cta__card${ hasOverlay( look ) ? ' has-overlay' : '' }`,
					'wheeloflife-cta-wrapper'
				) }
			>
				{ cta.title && (
					<h2
						id={ titleId }
						className={ classNames(
							'rueda-cta__title',
							'wheeloflife-cta-title'
						) }
					>
						{ cta.title }
					</h2>
				) }
				{ cta.description && (
					<div
						className={ classNames(
							'rueda-cta__text',
							'wheeloflife-cta-description'
						) }
						dangerouslySetInnerHTML={ { __html: cta.description } }
					/>
				) }
				<Buttons
					buttons={ cta.buttons }
					isThemes={ isThemes && ! isQuiet }
				/>
			</div>
		</section>
	);
}

/** What its presses are counted for. */
function countedFor(
	{ source, offer }: Cta,
	wheelId: number | undefined
): string | number | undefined {
	if ( offer ) {
		return `${ wheelId }:${ offer }`;
	}
	return source === 'global' ? 'global' : wheelId;
}

interface ButtonsProps {
	readonly buttons: readonly CtaButton[];
	readonly isThemes: boolean;
}

const Buttons = ( { buttons, isThemes }: ButtonsProps ) =>
	buttons.length > 0 && (
		<div
			className={ classNames(
				'rueda-cta__buttons',
				'wheeloflife-cta-btns'
			) }
		>
			{ buttons.map( ( button ) => (
				<Button
					key={ button.look }
					{ ...button }
					isThemes={ isThemes && button.look === 'primary' }
				/>
			) ) }
		</div>
	);

interface ButtonProps extends CtaButton {
	readonly isThemes: boolean;
}

function Button( {
	look,
	label,
	href,
	rel,
	opensTab,
	isDownload,
	isThemes,
}: ButtonProps ) {
	return (
		// eslint-disable-next-line react/jsx-no-target-blank -- Every rel of these rules begins with noopener.
		<a
			className={ classNames(
				`rueda-cta__button ${ look }${ isThemes ? ' wp-element-button' : '' }`,
				'wheeloflife-btn'
			) }
			href={ href }
			rel={ rel }
			target={ opensTab ? '_blank' : undefined }
			download={ isDownload || undefined }
			data-rueda-click={ look }
		>
			{ label }
			{ opensTab && (
				<span className="rueda-cta__notice">
					{ ' ' }
					{ __( '(opens in a new tab)', 'rueda' ) }
				</span>
			) }
		</a>
	);
}
