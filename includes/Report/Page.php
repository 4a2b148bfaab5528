<?php

declare( strict_types=1 );

namespace Rueda\Report;

use Rueda\Blocks\ViewScripts;
use Rueda\Support\Http\Uncached;
use Rueda\Support\Read;
use WP_Post;
use WP_Query;

defined( 'ABSPATH' ) || exit;

/**
 * Shows the page of a report to requests with its whole address, and to no others. A report that is gone has a page
 * inside the theme that says so.
 */
final class Page {
	public const DELETE = 'rueda_delete_report';
	private const STYLE = 'rueda-report';

	/** The files of the style, in their order: what paper needs comes last. */
	private const STYLES = [ 'page', 'compare', 'reminder', 'wished', 'next-steps', 'print' ];

	private ?Report $report   = null;
	private bool $is_gone     = false;
	private ?int $retry_after = null;
	private bool $is_owner    = false;
	private ?string $content  = null;

	public function __construct(
		private Reports $reports,
		private ReportView $view,
		private MailForm $mail,
		private ViewScripts $views
	) {}

	/** The report that this request shows, for code that adds something to its page. */
	public function report(): ?Report {
		return $this->report;
	}

	/** The address of the page that this request shows; empty if it shows none. Not escaped. */
	public function address(): string {
		return null === $this->report ? '' : $this->view->address( $this->report, $this->is_owner );
	}

	/** The address of the owner's page that this request shows; empty if it shows none. Not escaped. */
	public function owner_address(): string {
		return $this->is_owner ? $this->address() : '';
	}

	/**
	 * Only this filter puts a report into WordPress's query, after WordPress has read everything that it reads from the
	 * request. So whatever else is in the address (a feed, an embed, a page, an id) is dropped.
	 *
	 * @param array<string, mixed> $query
	 * @return array<string, mixed>
	 */
	public function route( array $query ): array {
		if ( is_admin() ) {
			return $query;
		}
		unset( $query[ Address::QUERY ] );
		$this->report      = null;
		$this->is_gone     = false;
		$this->retry_after = null;
		$slug              = Address::slug_of( $this->asked() );
		if ( null === $slug ) {
			// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- only looks whether it is there.
			$is_none = isset( $_GET[ Address::QUERY ] ) || Address::is_below( $this->asked() );
			return $is_none ? [ 'error' => '404' ] : $query;
		}
		$found             = $this->reports->look_up( $slug );
		$this->report      = $found->report;
		$this->retry_after = $found->retry_after;
		$this->is_gone     = null === $this->report && Address::was_given_out( $slug );
		if ( null === $this->report ) {
			return [ 'error' => '404' ];
		}
		add_filter( 'posts_pre_query', [ $this, 'posts' ], PHP_INT_MAX, 2 );
		return [
			'post_type'    => Report::TYPE,
			'name'         => $slug,
			// A boolean cannot come from an address, where every value is a string: see PostType.
			Address::QUERY => true,
		];
	}

	/** The report has been read already, maybe from another database than the one that WordPress would ask. */
	public function posts( mixed $posts, WP_Query $query ): mixed {
		return null !== $this->report && true === $query->get( Address::QUERY ) ? [ $this->report->post() ] : $posts;
	}

	public function prepare(): void {
		$report = $this->report;
		if ( null !== $report ) {
			// phpcs:ignore WordPress.Security -- the key is the proof.
			$this->is_owner = $this->reports->is_owner( $report, $_GET[ Address::OWNER ] ?? null );
			self::send_headers();
			$this->delete_if_asked( $report );
			$this->mail->receive( $report, $this->view->address( $report, $this->is_owner ) );
			$this->show();
			$this->be_a_page();
			add_filter( 'post_type_link', [ $this, 'link' ], PHP_INT_MAX, 2 );
		} elseif ( $this->is_gone ) {
			self::send_headers();
			NoticePage::take_the_query(
				'report-gone',
				null === $this->retry_after
					? __( 'This report is no longer available', 'rueda' )
					: __( 'This report cannot be shown right now', 'rueda' )
			);
			status_header( null === $this->retry_after ? 410 : 503 );
			if ( null !== $this->retry_after && ! headers_sent() ) {
				header( "Retry-After: {$this->retry_after}" );
			}
			$this->show();
		}
	}

	/** @return array<string, string> */
	public static function headers(): array {
		return [
			'X-Robots-Tag'    => 'noindex, nofollow, noarchive',
			// The address is a key, so no other site may get it as a referrer.
			'Referrer-Policy' => 'no-referrer',
			'Cache-Control'   => 'private, no-cache, no-store, must-revalidate, max-age=0',
			'Expires'         => 'Wed, 11 Jan 1984 05:00:00 GMT',
		];
	}

	/** Themes decide by this about sidebars and widths, and whether they print an author and a date. */
	private function be_a_page(): void {
		global $wp_query;
		if ( $wp_query instanceof WP_Query ) {
			$wp_query->is_single = false;
			$wp_query->is_page   = true;
		}
		add_filter( 'page_template_hierarchy', [ $this, 'templates' ] );
		add_filter( 'post_class', [ $this, 'post_class' ], 10, 3 );
		add_filter( 'twentytwenty_disallowed_post_types_for_meta_output', [ $this, 'types_without_author' ] );
	}

	/** @return list<string> */
	public function post_class( mixed $classes, mixed $more = '', mixed $id = 0 ): array {
		$is_report = null !== $this->report && $this->report->id() === $id;
		return [ ...Read::strings( $classes ), ...( $is_report ? [ 'page', 'type-page' ] : [] ) ];
	}

	/** @return list<string> */
	public function types_without_author( mixed $types ): array {
		return [ ...Read::strings( $types ), Report::TYPE ];
	}

	/**
	 * A report uses the theme's templates for pages, because it has no author, categories or neighbours as posts have.
	 *
	 * @return list<string>
	 */
	public function templates(): array {
		return [ 'single-' . Report::TYPE . '.php', 'page.php', 'singular.php', 'single.php', 'index.php' ];
	}

	/** Only the page that was requested by this address may know it. */
	public function link( mixed $link, WP_Post $post ): mixed {
		return null !== $this->report && $post->ID === $this->report->id() ? $this->report->link() : $link;
	}

	/** @return array<string, bool|string> */
	public function robots(): array {
		return [ 'noindex' => true, 'nofollow' => true, 'noarchive' => true ];
	}

	/**
	 * By this class Twenty Seventeen keeps a third of each page for its title alone. A report takes the whole width.
	 *
	 * @return list<string>
	 */
	public function body_class( mixed $classes ): array {
		$one_column = static fn ( string $name ): string => 'page-two-column' === $name ? 'page-one-column' : $name;
		return [ ...array_map( $one_column, Read::strings( $classes ) ), 'rueda-report-page' ];
	}

	/** Runs before the head is printed, so that the files of the content are loaded there and nothing moves. */
	public function load(): void {
		self::enqueue_style();
		if ( null !== $this->report ) {
			$this->views->enqueue( 'rueda/saved-chart' );
		}
		// The parts of the content enqueue their own styles.
		$this->made();
	}

	public static function enqueue_style(): void {
		wp_register_style( self::STYLE, false, [], RUEDA_VERSION );
		foreach ( self::STYLES as $name ) {
			// phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- a file of ours.
			wp_add_inline_style( self::STYLE, (string) file_get_contents( __DIR__ . "/styles/{$name}.css" ) );
		}
		wp_enqueue_style( self::STYLE );
	}

	public function title( mixed $title ): mixed {
		return null === $this->report ? $title : Name::name_for_readers( $this->report );
	}

	/** What the theme prints above the report. */
	public function heading( mixed $title, mixed $id = 0 ): mixed {
		return null !== $this->report && is_numeric( $id ) && (int) $id === $this->report->id()
			? esc_html( Name::name_for_readers( $this->report ) )
			: $title;
	}

	/** The content is made once: before the head in block themes, together with the styles of the head in others. */
	private function made(): string {
		return $this->content ??= match ( true ) {
			null !== $this->report      => $this->view->report( $this->report, $this->is_owner ),
			null !== $this->retry_after => $this->view->unknown(),
			default                     => $this->view->gone(),
		};
	}

	/** Only the theme's main text is the report. Elsewhere, in a description for instance, the stored text is empty. */
	public function content( mixed $html ): mixed {
		$id = null === $this->report ? 0 : $this->report->id();
		return in_the_loop() && is_main_query() && get_the_ID() === $id ? $this->made() : $html;
	}

	private function show(): void {
		$this->content = null;
		Uncached::tell_plugins();
		$links = [
			'rel_canonical',
			'wp_shortlink_wp_head',
			'wp_oembed_add_discovery_links',
			'rest_output_link_wp_head',
		];
		foreach ( $links as $print ) {
			remove_action( 'wp_head', $print );
		}
		remove_action( 'wp_head', 'feed_links_extra', 3 );
		remove_action( 'wp_head', 'rest_output_link_wp_head', 10 );
		foreach ( [ 'wp_shortlink_header', 'rest_output_link_header' ] as $send ) {
			remove_action( 'template_redirect', $send, 11 );
		}
		add_filter( 'redirect_canonical', '__return_false' );
		add_filter( 'wp_robots', [ $this, 'robots' ], PHP_INT_MAX );
		add_filter( 'body_class', [ $this, 'body_class' ] );
		add_filter( 'single_post_title', [ $this, 'title' ], PHP_INT_MAX );
		add_filter( 'the_title', [ $this, 'heading' ], PHP_INT_MAX, 2 );
		add_action( 'wp_enqueue_scripts', [ $this, 'load' ], 20 );
		// This runs last, because what other plugins add below posts does not belong below somebody's answers.
		add_filter( 'the_content', [ $this, 'content' ], PHP_INT_MAX );
	}

	public static function send_headers(): void {
		foreach ( headers_sent() ? [] : self::headers() as $name => $value ) {
			header( "{$name}: {$value}" );
		}
	}

	/** Only the form on the owner's page deletes a report; following a link deletes nothing. */
	private function delete_if_asked( Report $report ): void {
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- only compared.
		$is_post = 'POST' === ( $_SERVER['REQUEST_METHOD'] ?? '' );
		// phpcs:ignore WordPress.Security -- the key is the proof, and known to the owner alone.
		if ( ! $this->is_owner || ! $is_post || '' === Read::string( $_POST[ self::DELETE ] ?? '' ) ) {
			return;
		}
		if ( $this->reports->delete( $report->id() ) ) {
			// The redirect leads to the page that says so, and reloading that page does not send the form again.
			wp_safe_redirect( $report->link(), 303, 'Rueda' );
			exit;
		}
	}

	/** The address of this request, with the site's own host. */
	private function asked(): string {
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- only compared.
		$uri  = $_SERVER['REQUEST_URI'] ?? '';
		$home = wp_parse_url( home_url( '/' ) );
		$host = is_array( $home ) ? ( $home['host'] ?? '' ) . ( isset( $home['port'] ) ? ":{$home['port']}" : '' ) : '';
		return is_string( $uri ) && str_starts_with( $uri, '/' ) ? "http://{$host}{$uri}" : '';
	}
}
