<?php

declare( strict_types=1 );

namespace Rueda\Kit\Export;

use Rueda\CallToAction\CallToActionSettings;
use Rueda\CallToAction\CallToActionSite;
use Rueda\Kit\Format\ManifestReader;
use Rueda\Page\AccessibilityToolbar\AccessibilityToolbarSettings;
use Rueda\Share\SharingSettings;

defined( 'ABSPATH' ) || exit;

/** The settings of this site that a kit may have. */
final class SettingsParts {
	public static function is_one( mixed $part ): bool {
		return in_array( $part, ManifestReader::SETTINGS, true );
	}

	/**
	 * The values of a part, with addresses as a kit has them.
	 *
	 * @param References $references Records which items the settings refer to.
	 * @return array<string, mixed>
	 */
	public static function values_of( string $part, References $references ): array {
		return match ( $part ) {
			'cta'           => self::call_to_action( $references ),
			'share'         => ( new SharingSettings() )->read(),
			'accessibility' => self::toolbar( $references ),
			default         => [],
		};
	}

	/** @return array<string, mixed> */
	private static function call_to_action( References $references ): array {
		return self::with_references( CallToActionSettings::stored(), $references );
	}

	/** @return array<string, mixed> A call to action like the site's, with addresses as a kit has them. */
	public static function with_references( CallToActionSite $site, References $references ): array {
		[ $first, $second ] = $site->buttons();
		return array_merge(
			$site->to_array(),
			[
				'description' => $references->text( $site->description ),
				'buttonLink'  => self::link( $first->link, $references ),
				'sbuttonLink' => self::link( $second->link, $references ),
			]
		);
	}

	/** @return array<string, mixed> */
	private static function toolbar( References $references ): array {
		$toolbar = AccessibilityToolbarSettings::stored();
		foreach ( $toolbar['links'] as $name => $link ) {
			$toolbar['links'][ $name ]['url'] = self::link( $link['url'], $references );
		}
		return $toolbar;
	}

	/** A link with mailto: becomes empty, because it leads to a person of this site. */
	private static function link( string $url, References $references ): string {
		return 1 === preg_match( '/^\s*mailto:/i', $url ) ? '' : $references->address( $url );
	}
}
