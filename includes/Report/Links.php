<?php

declare( strict_types=1 );

namespace Rueda\Report;

defined( 'ABSPATH' ) || exit;

/** The ways to pass a report on that need no script. src/frontend/share/share.ts makes the same addresses. */
final class Links {
	public function __construct( private SharingFlags $sharing ) {}

	/** @return list<array{class: string, href: string, name: string}> As far as the site offers them. Not escaped. */
	public function of( Report $report ): array {
		$link  = rawurlencode( $report->link() );
		$title = rawurlencode( $report->title() );
		$flags = $this->sharing->read();
		$all   = [
			'facebook' => [ "https://www.facebook.com/sharer.php?u={$link}", 'Facebook' ],
			'twitter'  => [ "https://twitter.com/intent/tweet?text={$title}&url={$link}", 'Twitter' ],
			'linkedIn' => [ "https://www.linkedin.com/shareArticle?mini=true&url={$link}&title={$title}", 'LinkedIn' ],
			'reddit'   => [ "https://www.reddit.com/submit?url={$link}&title={$title}", 'Reddit' ],
		];
		$links = [];
		foreach ( $all as $network => [ $href, $name ] ) {
			if ( $flags[ $network ] ) {
				$links[] = [ 'class' => 'is-' . strtolower( $network ), 'href' => $href, 'name' => $name ];
			}
		}
		return $links;
	}
}
