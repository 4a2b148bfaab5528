<?php

declare( strict_types=1 );

namespace Rueda\Form\Page;

use Closure;
use Rueda\Form\Forms;
use Rueda\Form\Markup\Layout;

defined( 'ABSPATH' ) || exit;

/**
 * Prints the shortcodes `[contact-form-7 id="0f8e7d6" title="Contact"]` and `[contact-form 12 "Contact"]`, the older
 * one. They show the forms that were imported from Contact Form 7. Tools that use the protocol write them for our
 * forms, and the block of Contact Form 7 saves the first of them.
 */
final class OldPlaces {
	private const OLD_NAME = 'contact-form';

	private const DEFAULTS = [
		'id'         => '',
		'title'      => '',
		'html_id'    => '',
		'html_name'  => '',
		'html_title' => '',
		'html_class' => '',
		'output'     => 'form',
	];

	/** @param Closure(): string $import Gives the address of the importer; "" for users who may not import. */
	public function __construct( private NamedForms $named, private Forms $forms, private Closure $import ) {}

	/** @param array<array-key, string>|string $attributes WordPress passes "" if the shortcode has no attributes. */
	public function render( array|string $attributes, ?string $content, string $name ): string {
		if ( is_feed() ) {
			return "[$name]";
		}
		$attributes = (array) $attributes;
		if ( self::OLD_NAME === $name ) {
			$attributes += [ 'id' => $attributes[0] ?? '', 'title' => $attributes[1] ?? '' ];
		}
		// Add-ons of the protocol expect this name on the filter `shortcode_atts_wpcf7`.
		$given = shortcode_atts( self::DEFAULTS, $attributes, 'wpcf7' );
		$text  = static fn ( string $key ): string => is_scalar( $given[ $key ] ?? null )
			? trim( (string) $given[ $key ] )
			: '';
		$form  = $this->named->find( $text( 'id' ), $text( 'title' ) );
		if ( null === $form ) {
			return $this->missing();
		}
		$known = $this->forms->find( $form );
		if ( 'raw_form' === $text( 'output' ) && null !== $known ) {
			return sprintf( '<pre class="wpcf7-raw-form"><code>%s</code></pre>', esc_html( $known->content() ) );
		}
		// Printing it as a block enqueues its scripts and styles.
		return render_block(
			[
				'blockName'    => ContactFormBlock::NAME,
				'attrs'        => [
					'formId'    => $form,
					'htmlId'    => $text( 'html_id' ),
					'htmlName'  => $text( 'html_name' ),
					'htmlTitle' => $text( 'html_title' ),
					'htmlClass' => $text( 'html_class' ),
				],
				'innerBlocks'  => [],
				'innerHTML'    => '',
				'innerContent' => [],
			]
		);
	}

	private function missing(): string {
		$notice = Layout::notice( 'wpcf7-contact-form-not-found', __( 'Contact form not found.', 'rueda' ), true );
		$import = ( $this->import )();
		if ( '' === $import ) {
			return $notice;
		}
		return $notice . sprintf(
			'<p class="rueda-form-notice">%s <a href="%s">%s</a></p>',
			esc_html__(
				'No form has this name. If it is a Contact Form 7 form, import it. Visitors see only the line above.',
				'rueda'
			),
			esc_url( $import ),
			esc_html__( 'Import forms', 'rueda' )
		);
	}
}
