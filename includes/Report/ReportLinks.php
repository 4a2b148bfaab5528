<?php

declare( strict_types=1 );

namespace Rueda\Report;

use Rueda\Share\SharingSettings;

/** The ways to pass a report on that need no script. src/frontend/share/share.ts makes the same addresses. */
final class ReportLinks {
	public function __construct( private SharingSettings $sharing ) {}

	/** @return list<array{class: string, href: string, text: string}> As far as the site offers them. Not escaped. */
	public function of( Report $report ): array {
		$link  = rawurlencode( $report->link() );
		$title = rawurlencode( $report->title() );
		$flags = $this->sharing->read();
		$all   = [
			'facebook' => [ "https://www.facebook.com/sharer.php?u={$link}", __( 'Share on Facebook', 'rueda' ) ],
			'twitter'  => [ "https://twitter.com/intent/tweet?text={$title}&url={$link}", __( 'Share on Twitter', 'rueda' ) ],
			'linkedIn' => [ "https://www.linkedin.com/shareArticle?mini=true&url={$link}&title={$title}", __( 'Share on LinkedIn', 'rueda' ) ],
			'reddit'   => [ "https://www.reddit.com/submit?url={$link}&title={$title}", __( 'Share on Reddit', 'rueda' ) ],
		];
		$links = [];
		foreach ( $all as $network => [ $href, $text ] ) {
			if ( $flags[ $network ] ) {
				$links[] = [
					'class' => 'is-' . strtolower( $network ),
					'href'  => $href,
					'text'  => $text,
				];
			}
		}
		return $links;
	}
}
