<?php

declare( strict_types=1 );

namespace Rueda\Kit\Elsewhere;

use Rueda\Form\Page\ContactFormBlock;
use Rueda\Form\Page\NamedForms;
use Rueda\Kit\Format\DocType;
use Rueda\Support\Read;
use Rueda\Wheel\WheelBlock;

defined( 'ABSPATH' ) || exit;

/** Turns the shortcodes of a page of this site into blocks: those of forms and wheels into ours. */
final class ShortcodeBlocks {
	private const FORMS  = [ 'contact-form-7', 'contact-form' ];
	private const WHEELS = [ 'rueda_wheel', 'wheeloflife' ];

	/** Names of a block's attributes by those of the shortcode. */
	private const OF_FORM = [
		'html_id'    => 'htmlId',
		'html_name'  => 'htmlName',
		'html_title' => 'htmlTitle',
		'html_class' => 'htmlClass',
	];

	private const OF_WHEEL = [ 'mode' => 'mode', 'label' => 'buttonLabel', 'popup_label' => 'popupLabel' ];

	/** @return string The block for a text that is one shortcode of a form or a wheel of this site; otherwise empty. */
	public static function from_text( string $text ): string {
		$pattern = '/^' . get_shortcode_regex( [ ...self::FORMS, ...self::WHEELS ] ) . '$/Ds';
		if ( 1 !== preg_match( $pattern, trim( $text ), $found ) || '[' === $found[1] ) {
			return '';
		}
		$attributes = shortcode_parse_atts( $found[3] );
		$attributes = is_array( $attributes ) ? array_filter( $attributes, 'is_string' ) : [];
		return in_array( $found[2], self::FORMS, true ) ? self::form( $attributes ) : self::wheel( $attributes );
	}

	/** A block with the shortcode itself. An import leaves out those of other plugins, unless the admin trusts them. */
	public static function shortcode( string $text ): string {
		$text = trim( $text );
		return '' === $text ? '' : get_comment_delimited_block_content( 'core/shortcode', [], $text );
	}

	/** @param array<array-key, string> $attributes */
	private static function form( array $attributes ): string {
		$id    = Read::string( $attributes['id'] ?? $attributes[0] ?? null );
		$title = Read::string( $attributes['title'] ?? $attributes[1] ?? null );
		$form  = isset( $attributes['output'] ) ? null : ( new NamedForms() )->find( $id, $title );
		return null === $form ? '' : self::block(
			ContactFormBlock::NAME,
			[ 'formId' => [ '$kit' => OfThisSite::key( DocType::FORM, $form ) ] ],
			self::OF_FORM,
			$attributes
		);
	}

	/** @param array<array-key, string> $attributes */
	private static function wheel( array $attributes ): string {
		$id = (int) Read::string( $attributes['id'] ?? null );
		return $id < 1 || DocType::WHEEL !== get_post_type( $id ) ? '' : self::block(
			WheelBlock::NAME,
			[ 'wheelId' => [ '$kit' => OfThisSite::key( DocType::WHEEL, $id ) ] ],
			self::OF_WHEEL,
			$attributes
		);
	}

	/**
	 * @param array<string, mixed>     $block The attributes that the block has in any case.
	 * @param array<string, string>    $names
	 * @param array<array-key, string> $given Of the shortcode.
	 */
	private static function block( string $name, array $block, array $names, array $given ): string {
		foreach ( $names as $old => $new ) {
			if ( '' !== ( $given[ $old ] ?? '' ) ) {
				$block[ $new ] = $given[ $old ];
			}
		}
		return get_comment_delimited_block_content( $name, $block, '' );
	}
}
