<?php

declare( strict_types=1 );

namespace Rueda\Form;

use Rueda\Blocks\BlocksModule;
use Rueda\Compat\ContactForm7;
use Rueda\Form\Field\Field;
use Rueda\Form\Page\ContactFormBlock;
use Rueda\Form\Page\FormPrinter;
use Rueda\Form\Page\FormVariables;
use Rueda\Form\Protocol\Hook;
use Rueda\Form\Routes\CoreRoutes;
use Rueda\Form\Routes\FeedbackOnPage;
use Rueda\Mail\MailModule;
use Rueda\Mail\Outbox;
use Rueda\Module;
use Rueda\Support\ScheduledJob;

defined( 'ABSPATH' ) || exit;

/** Registers forms: their blocks, their routes, their spam checks and their scheduled jobs. */
final class FormModule extends Module {
	public const OVERDUE         = 'rueda_send_overdue_messages';
	private const UNUSED_UPLOADS = 'rueda_delete_unused_uploads';

	/**
	 * The checks on `wpcf7_spam` with their priorities. The last one comes late because it counts only messages that no
	 * other check took for spam.
	 */
	private const SPAM_CHECKS = [
		'by_honeypot' => 8,
		'by_akismet'  => 10,
		'by_words'    => 10,
		'by_repeats'  => 20,
	];

	public const FIVE_MINUTES = 'rueda_five_minutes';

	private ?FormParts $parts = null;

	public function register(): void {
		$blocks = $this->modules->get( BlocksModule::class );
		$blocks->set_printer( ContactFormBlock::NAME, [ $this, 'print_form' ] );
		$blocks->set_printer( Field::BLOCK, self::later( fn () => $this->parts()->printer(), 'render_field' ) );
		$blocks->set_printer( FormPrinter::SUBMIT, self::later( fn () => $this->parts()->printer(), 'render_submit' ) );
		self::at( 'init', [ $this, 'register_checks' ], 9 );
		$clock   = $this->modules->clock();
		$overdue = new ScheduledJob( $clock, self::OVERDUE, self::FIVE_MINUTES, 5 * MINUTE_IN_SECONDS );
		$overdue->register( fn () => $this->parts()->mailer()->send_overdue() );
		$unused = new ScheduledJob( $clock, self::UNUSED_UPLOADS );
		$unused->register( fn () => $this->parts()->unused_uploads( $unused )->delete() );
		self::at( 'rest_api_init', [ $this, 'register_routes' ] );
		add_action( 'parse_request', [ $this, 'receive_posted' ], 20 );
		add_filter( 'document_title_parts', [ $this, 'name_errors_in_title' ] );
		add_action( 'wp_head', [ $this, 'remove_other_script' ], 8 );
		add_action( 'wp_print_footer_scripts', fn () => $this->variables()->print(), 8 );
		add_action( 'rueda_mail_settled', self::later( fn () => $this->parts()->mailer(), 'follow' ), 10, 4 );
		// phpcs:ignore WordPress.WP.CronInterval -- emails that are due must not wait longer.
		add_filter( 'cron_schedules', [ $this, 'add_interval' ] );
	}

	/**
	 * Registers the script and the style of the form block on a page without a form, because the protocol's handles
	 * depend on them, and files of add-ons on those.
	 */
	public function register_files(): void {
		$this->variables()->register_files();
	}

	public function parts(): FormParts {
		return $this->parts ??= new FormParts(
			$this->modules->clock(),
			fn (): Outbox => $this->modules->get( MailModule::class )->outbox(),
			'move_uploaded_file'
		);
	}

	public function register_checks(): void {
		foreach ( self::SPAM_CHECKS as $check => $priority ) {
			$listener = self::later( fn () => $this->parts()->spam_checks(), $check );
			add_filter( Hook::name( 'wpcf7_spam' ), $listener, $priority, 2 );
		}
		if ( ! ContactForm7::is_active() ) {
			add_filter( 'map_meta_cap', self::later( static fn () => new Capabilities(), 'map' ), 10, 2 );
		}
	}

	public function receive_posted(): void {
		if ( FeedbackOnPage::is_asked() ) {
			$this->parts()->feedback_on_page()->send();
		}
		$this->parts()->plain_post()->receive();
	}

	public function name_errors_in_title( mixed $parts ): mixed {
		return $this->parts()->is_plain_post() ? $this->parts()->plain_post()->title( $parts ) : $parts;
	}

	public function remove_other_script(): void {
		if ( ContactForm7::is_active() ) {
			$this->variables()->remove_other_script();
		}
	}

	public function register_routes(): void {
		( new CoreRoutes() )->leave_out();
		$this->parts()->captcha_route()->register();
		$this->parts()->feedback_routes()->register();
	}

	/**
	 * @param array<string, array<string, mixed>> $schedules
	 * @return array<string, array<string, mixed>>
	 */
	public function add_interval( array $schedules ): array {
		$schedules[ self::FIVE_MINUTES ] = [
			'interval' => 5 * MINUTE_IN_SECONDS,
			'display'  => __( 'Every five minutes', 'rueda' ),
		];
		return $schedules;
	}

	/** @param array<array-key, string>|string $given WordPress passes "" if the shortcode has no attributes. */
	public function print_shortcode( array|string $given, ?string $content, string $name ): string {
		return $this->parts()->old_places()->render( $given, $content, $name );
	}

	/** @param array<string, mixed> $given The attributes of its block. */
	public function print_form( array $given ): string {
		return $this->modules->during_form( fn (): string => $this->parts()->block()->render_block( $given ) );
	}

	private function variables(): FormVariables {
		return new FormVariables( $this->modules->get( BlocksModule::class )->views() );
	}
}
