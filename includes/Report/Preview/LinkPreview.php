<?php

declare( strict_types=1 );

namespace Rueda\Report\Preview;

use Rueda\Report\Report;
use Rueda\Report\Reports;
use Rueda\Report\TakeHome;

defined( 'ABSPATH' ) || exit;

/**
 * Prints the meta tags for messengers and networks that make a preview of a report's link. Their texts only say what
 * it is; the ratings are in the picture alone, for people who were given the link.
 */
final class LinkPreview {
	public function __construct( private Reports $reports, private PreviewPicture $picture ) {}

	public function print(): void {
		// Only its own page shows a report: see Page.
		$report = is_singular( Report::TYPE ) ? $this->reports->find( get_queried_object_id() ) : null;
		if ( null === $report || ! TakeHome::has_picture( $report ) ) {
			return;
		}
		foreach ( $this->tags( $report ) as [ $attribute, $name, $content ] ) {
			printf(
				"<meta %s=\"%s\" content=\"%s\" />\n",
				esc_attr( $attribute ),
				esc_attr( $name ),
				esc_attr( $content )
			);
		}
	}

	/** @return list<array{string, string, string}> The attribute that holds the name, the name, and what it says. */
	public function tags( Report $report ): array {
		$title  = $this->picture->title( $report );
		$words  = $this->description( $report );
		$alt    = $this->alternative( $report );
		$source = TakeHome::picture_link( $report );
		return [
			[ 'property', 'og:type', 'website' ],
			[ 'property', 'og:site_name', wp_specialchars_decode( get_bloginfo( 'name' ), ENT_QUOTES ) ],
			[ 'property', 'og:locale', get_locale() ],
			[ 'property', 'og:title', $title ],
			[ 'property', 'og:description', $words ],
			[ 'property', 'og:url', $report->link() ],
			[ 'property', 'og:image', $source ],
			[ 'property', 'og:image:type', 'image/png' ],
			[ 'property', 'og:image:width', (string) PreviewPicture::WIDTH ],
			[ 'property', 'og:image:height', (string) PreviewPicture::HEIGHT ],
			[ 'property', 'og:image:alt', $alt ],
			[ 'name', 'twitter:card', 'summary_large_image' ],
			[ 'name', 'twitter:title', $title ],
			[ 'name', 'twitter:description', $words ],
			[ 'name', 'twitter:image', $source ],
			[ 'name', 'twitter:image:alt', $alt ],
		];
	}

	private function description( Report $report ): string {
		$count = count( $report->chart()->areas );
		return sprintf(
			/* translators: %s: number of life areas. */
			_n( 'A wheel of life with %s area.', 'A wheel of life with %s areas.', $count, 'rueda' ),
			number_format_i18n( $count )
		);
	}

	private function alternative( Report $report ): string {
		return sprintf(
			/* translators: %s: names of life areas. */
			__( 'Chart of these areas: %s.', 'rueda' ),
			wp_sprintf_l( '%l', $report->chart()->labels() )
		);
	}
}
