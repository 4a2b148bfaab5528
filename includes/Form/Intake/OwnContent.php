<?php

declare( strict_types=1 );

namespace Rueda\Form\Intake;

use Closure;
use Rueda\Form\AfterSending;
use Rueda\Form\Field\ShownBlocks;
use Rueda\Form\Letter\MailTags;
use Rueda\Form\Post\Submission;
use Rueda\Support\Conditions\Conditions;
use Rueda\Support\Verbatim;
use Throwable;
use WP_Block_Type_Registry;

defined( 'ABSPATH' ) || exit;

/** The content that an author wrote for the time after sending, with the visitor's answers in place of tags. */
final class OwnContent {
	private const NO_BLOCK = [
		'blockName'    => null,
		'attrs'        => [],
		'innerBlocks'  => [],
		'innerHTML'    => '',
		'innerContent' => [],
	];

	/** Elements whose content is not text of the page. */
	private const CODE = 'script|style|textarea|title';

	/**
	 * @param Closure( string ): ?list<string> $answers
	 * @return string "" if nothing is shown, or if it cannot be printed: the message has arrived all the same.
	 */
	public static function html( AfterSending $after, Closure $answers, Submission $submission ): string {
		try {
			$html = self::printed( self::shown( $after->blocks(), $answers ) );
		} catch ( Throwable ) {
			return '';
		}
		$html = self::with_answers( $html, $submission );
		return '' === trim( $html ) ? '' : self::with_styles( Verbatim::html( $html ) );
	}

	/**
	 * Loads the styles of blocks on the page of the form, where the content will be shown without another request.
	 *
	 * @param array<array-key, mixed> $blocks
	 */
	public static function enqueue_styles( array $blocks ): void {
		foreach ( array_filter( $blocks, 'is_array' ) as $block ) {
			$name = $block['blockName'] ?? null;
			$type = is_string( $name ) ? WP_Block_Type_Registry::get_instance()->get_registered( $name ) : null;
			foreach ( $type->style_handles ?? [] as $handle ) {
				wp_enqueue_style( $handle );
			}
			self::enqueue_styles( is_array( $block['innerBlocks'] ?? null ) ? $block['innerBlocks'] : [] );
		}
	}

	/** @param list<array<array-key, mixed>> $blocks */
	private static function printed( array $blocks ): string {
		$html = '';
		foreach ( $blocks as $block ) {
			/**
			 * @var array{
			 *   blockName?: string|null, attrs?: array<array-key, mixed>, innerHTML?: string,
			 *   innerBlocks?: array<array<array-key, mixed>>, innerContent?: array<array-key, mixed>
			 * } $block
			 */
			$html .= render_block( $block );
		}
		return $html;
	}

	/**
	 * The blocks without those whose conditions do not hold. Something stands in for each of them, because their parent
	 * counts its inner blocks.
	 *
	 * @param array<array-key, mixed>          $blocks
	 * @param Closure( string ): ?list<string> $answers
	 * @return list<array<array-key, mixed>>
	 */
	private static function shown( array $blocks, Closure $answers ): array {
		return array_values(
			array_map(
				static function ( array $block ) use ( $answers ): array {
					$attributes = is_array( $block['attrs'] ?? null ) ? $block['attrs'] : [];
					$conditions = Conditions::from_stored( $attributes[ ShownBlocks::ATTRIBUTE ] ?? null );
					$inner      = is_array( $block['innerBlocks'] ?? null ) ? $block['innerBlocks'] : [];
					return $conditions->hold( $answers )
						? [ 'innerBlocks' => self::shown( $inner, $answers ) ] + $block
						: self::NO_BLOCK;
				},
				array_filter( $blocks, 'is_array' )
			)
		);
	}

	/** Answers replace tags in texts alone: in an attribute, an answer could be the address of a link. */
	private static function with_answers( string $html, Submission $submission ): string {
		$code  = '';
		$parts = wp_html_split( $html );
		foreach ( $parts as $index => $part ) {
			if ( str_starts_with( $part, '<' ) ) {
				$is_start = 1 === preg_match( '~^<(/?)(' . self::CODE . ')\b~i', $part, $found );
				$code     = $is_start ? ( '' === $found[1] ? $found[2] : '' ) : $code;
			} elseif ( '' === $code && str_contains( $part, '[' ) ) {
				$parts[ $index ] = nl2br( self::replaced( strtr( $part, "\r\n", '  ' ), $submission ), false );
			}
		}
		return implode( '', $parts );
	}

	private static function replaced( string $text, Submission $submission ): string {
		return MailTags::replace( $text, $submission->form(), $submission->record(), MailTags::HTML );
	}

	/**
	 * WordPress prints the styles of layouts at the end of a page, which an answer to a script does not have. Their
	 * classes get names of their own, because WordPress before 6.6 numbers them from 1 in each request.
	 */
	private static function with_styles( string $html ): string {
		$styles = wp_style_engine_get_stylesheet_from_context( 'block-supports', [ 'prettify' => false ] );
		$styles = str_contains( $html, 'wp-container-' ) || str_contains( $html, 'wp-elements-' )
			? wp_strip_all_tags( $styles )
			: '';
		$whole  = ( '' === $styles ? '' : "<style>$styles</style>" ) . $html;
		return preg_replace( '/\bwp-container-(?=[a-z])/', 'wp-container-after-', $whole ) ?? $whole;
	}
}
