<?php

declare( strict_types=1 );

namespace Rueda\CallToAction;

use Rueda\Support\Names;

defined( 'ABSPATH' ) || exit;

/**
 * The site's call to action, and one that stands on a page as a block: a text and two buttons.
 *
 * @phpstan-import-type Look from Customizer
 * @phpstan-type Site array{
 *   title: string, description: string, buttonLabel: string, buttonLink: string, sbuttonLabel: string,
 *   sbuttonLink: string, openInTab: bool, setLinkAttrNoFollow: bool, setLinkAttrSponser: bool,
 *   setLinkAttrDownload: bool, sbopenInTab: bool, sbsetLinkAttrNoFollow: bool, sbsetLinkAttrSponser: bool,
 *   sbsetLinkAttrDownload: bool, customizer: Look
 * }
 */
final class CallToActionSite {

	/** The largest piece of a description that somebody could want below a chart. */
	public const LONGEST_TEXT = 5000;

	private const TEXTS = [ 'title', 'description', 'buttonLabel', 'buttonLink', 'sbuttonLabel', 'sbuttonLink' ];

	private const FLAGS = [
		'openInTab',
		'setLinkAttrNoFollow',
		'setLinkAttrSponser',
		'setLinkAttrDownload',
		'sbopenInTab',
		'sbsetLinkAttrNoFollow',
		'sbsetLinkAttrSponser',
		'sbsetLinkAttrDownload',
	];

	/**
	 * The complete object, whatever is stored. Also what is stored, when somebody writes one.
	 *
	 * @param mixed $stored An array, or a text of JSON from older sites.
	 * @return Site
	 */
	public static function complete( mixed $stored ): array {
		if ( is_string( $stored ) && '' !== $stored ) {
			$stored = json_decode( $stored, true );
		}
		$stored = is_array( $stored ) ? $stored : [];
		return [
			'title'                 => self::line( $stored['title'] ?? null ),
			'description'           => self::html( $stored['description'] ?? null ),
			'buttonLabel'           => self::line( $stored['buttonLabel'] ?? null ),
			'buttonLink'            => self::link( $stored['buttonLink'] ?? null ),
			'sbuttonLabel'          => self::line( $stored['sbuttonLabel'] ?? null ),
			'sbuttonLink'           => self::link( $stored['sbuttonLink'] ?? null ),
			'openInTab'             => self::is_on( $stored['openInTab'] ?? false ),
			'setLinkAttrNoFollow'   => self::is_on( $stored['setLinkAttrNoFollow'] ?? false ),
			'setLinkAttrSponser'    => self::is_on( $stored['setLinkAttrSponser'] ?? false ),
			'setLinkAttrDownload'   => self::is_on( $stored['setLinkAttrDownload'] ?? false ),
			'sbopenInTab'           => self::is_on( $stored['sbopenInTab'] ?? false ),
			'sbsetLinkAttrNoFollow' => self::is_on( $stored['sbsetLinkAttrNoFollow'] ?? false ),
			'sbsetLinkAttrSponser'  => self::is_on( $stored['sbsetLinkAttrSponser'] ?? false ),
			'sbsetLinkAttrDownload' => self::is_on( $stored['sbsetLinkAttrDownload'] ?? false ),
			'customizer'            => Customizer::complete_with_second( $stored['customizer'] ?? null ),
		];
	}

	/** @return array<string, mixed> */
	public static function schema(): array {
		$text = [
			'type'      => 'string',
			'maxLength' => self::LONGEST_TEXT,
		];
		$flag = [ 'type' => 'boolean' ];
		return [
			'type'                 => 'object',
			'properties'           => array_merge(
				array_fill_keys( self::TEXTS, $text ),
				array_fill_keys( self::FLAGS, $flag ),
				// Read leniently, because what panels have written differs from one to the next.
				[
					'customizer' => [
						'type'                 => 'object',
						'additionalProperties' => true,
					],
				]
			),
			'additionalProperties' => false,
		];
	}

	/** Plain words on one line. What looks like a tag goes, `I <3 you` stays. */
	public static function line( mixed $value ): string {
		$line = self::text( $value );
		do {
			$before = $line;
			// Once more until nothing changes: taking out a tag may make one of what stood around it.
			$line = (string) preg_replace(
				'~<(script|style)\b[^>]*>.*?</\1\s*>|<!--.*?-->|</?[a-z!?][^>]*(?:>|$)~is',
				'',
				$before
			);
		} while ( $line !== $before );
		return trim( (string) preg_replace( '/[\s\x00-\x1f\x7f]+/u', ' ', $line ) );
	}

	/** What an author may write in a post, but nothing that changes how it looks or what it is taken for. */
	public static function html( mixed $value ): string {
		$allowed = [];
		foreach ( wp_kses_allowed_html( 'post' ) as $tag => $attributes ) {
			$allowed[ $tag ] = is_array( $attributes )
				? array_diff_key( $attributes, array_flip( [ 'style', 'class', 'id', 'role', 'data-*' ] ) )
				: [];
		}
		return trim( wp_kses( self::text( $value ), $allowed ) );
	}

	/** An address that may stand in a link, else an empty text. */
	public static function link( mixed $value ): string {
		return esc_url_raw( trim( self::text( $value ) ), Names::LINK_PROTOCOLS );
	}

	public static function is_on( mixed $value ): bool {
		return in_array( $value, [ true, 1, '1', 'true' ], true );
	}

	/** Not a letter more than fits, however it came here. */
	private static function text( mixed $value ): string {
		return is_string( $value ) ? mb_substr( wp_check_invalid_utf8( $value ), 0, self::LONGEST_TEXT ) : '';
	}
}
