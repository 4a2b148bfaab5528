<?php

declare( strict_types=1 );

namespace Rueda\Form;

use Rueda\Form\Check\AttachmentChecks;
use Rueda\Form\Check\BodyChecks;
use Rueda\Form\Check\ConditionChecks;
use Rueda\Form\Check\ConfigChecks;
use Rueda\Form\Check\MailChecks;
use Rueda\Form\Field\Days;
use Rueda\Form\Field\Defaults;
use Rueda\Form\Guard\Captcha;
use Rueda\Form\Guard\CaptchaRoute;
use Rueda\Form\Guard\Honeypot;
use Rueda\Form\Guard\Quiz;
use Rueda\Form\Guard\Refill;
use Rueda\Form\Guard\Repeats;
use Rueda\Form\Guard\SingleUse;
use Rueda\Form\Guard\SpamChecks;
use Rueda\Form\Import\FormImportScreen;
use Rueda\Form\Intake\DataHash;
use Rueda\Form\Intake\EmptyMessage;
use Rueda\Form\Intake\FieldChecks;
use Rueda\Form\Intake\MessageDelivery;
use Rueda\Form\Intake\PlainPost;
use Rueda\Form\Intake\Quarantine;
use Rueda\Form\Intake\RepeatedMessage;
use Rueda\Form\Intake\SentFiles;
use Rueda\Form\Intake\SubmissionHandler;
use Rueda\Form\Intake\Thanks;
use Rueda\Form\Letter\Mailer;
use Rueda\Form\Letter\SampleAnswers;
use Rueda\Form\Letter\TypedRecipients;
use Rueda\Form\Markup\FieldMarkup;
use Rueda\Form\Markup\FormMarkup;
use Rueda\Form\Markup\Layout;
use Rueda\Form\Markup\UsedIds;
use Rueda\Form\Page\ContactFormBlock;
use Rueda\Form\Page\FormPrinter;
use Rueda\Form\Page\NamedForms;
use Rueda\Form\Page\OldPlaces;
use Rueda\Form\Post\PostedData;
use Rueda\Form\Routes\FeedbackOnPage;
use Rueda\Form\Routes\FeedbackRoutes;
use Rueda\Form\Routes\FileRoutes;
use Rueda\Form\Routes\FormProperties;
use Rueda\Form\Routes\FormWriter;
use Rueda\Form\Routes\ManagementRoutes;
use Rueda\Form\Rules\Rules;
use Rueda\Form\Store\MessageStore;
use Rueda\Form\TestMessage\TestMessages;
use Rueda\Form\TestMessage\TestRun;
use Rueda\Form\Upload\UnusedUploads;
use Rueda\Form\Upload\UploadStore;
use Rueda\Mail\Outbox;
use Rueda\Support\Clock;
use Rueda\Support\Http\RefusedCalls;
use Rueda\Support\RateLimiter;
use Rueda\Support\ScheduledJob;

defined( 'ABSPATH' ) || exit;

/** Builds the objects that forms need, each only when it is first used. */
final class FormParts {
	/** How many forms one IP address may send within the window of seconds: a whole school class may share one. */
	private const LIMIT  = 60;
	private const WINDOW = 10 * MINUTE_IN_SECONDS;

	/** How many files one IP address may upload in an hour before it sends forms. */
	private const FILES = 100;

	private ?Honeypot $honeypot   = null;
	private ?Days $days           = null;
	private ?Quiz $quiz           = null;
	private ?Captcha $captcha     = null;
	private ?SpamChecks $spam     = null;
	private ?PlainPost $plain     = null;
	private ?FormPrinter $printer = null;
	private ?Mailer $mailer       = null;

	/**
	 * @param callable(): Outbox               $outbox
	 * @param callable( string, string ): bool $move   Moves an upload from PHP's temporary folder into ours.
	 * @param callable( string, bool=): void   $leave  Redirects the visitor and ends the request.
	 */
	public function __construct(
		private Clock $clock,
		private $outbox,
		private $move,
		private $leave = [ self::class, 'leave' ]
	) {}

	public function plain_post(): PlainPost {
		return $this->plain ??= new PlainPost(
			$this->forms(),
			fn (): SubmissionHandler => $this->handler(),
			$this->limiter(),
			new Thanks( $this->clock, $this->forms() ),
			$this->leave
		);
	}

	public function file_routes(): FileRoutes {
		return new FileRoutes(
			$this->forms(),
			$this->clock,
			new RateLimiter( $this->clock, 'files', self::FILES, HOUR_IN_SECONDS ),
			fn (): UploadStore => new UploadStore( new Rules(), $this->move ),
			fn (): Days => $this->days(),
			$this->move
		);
	}

	/** Whether plain_post() was called: for visitors only if a form was posted, or to show the result of one. */
	public function is_plain_post(): bool {
		return null !== $this->plain;
	}

	public function block(): ContactFormBlock {
		return new ContactFormBlock( $this->forms(), $this->printer() );
	}

	public function old_places(): OldPlaces {
		return new OldPlaces(
			new NamedForms(),
			$this->forms(),
			static fn (): string => FormImportScreen::may() ? FormImportScreen::address() : ''
		);
	}

	public function feedback_routes(): FeedbackRoutes {
		return new FeedbackRoutes(
			$this->forms(),
			fn (): SubmissionHandler => $this->handler(),
			fn (): Days => $this->days(),
			fn (): Refill => new Refill( $this->quiz(), $this->captcha() ),
			fn (): TestMessages => $this->test_messages(),
			$this->limiter(),
			new RefusedCalls( $this->clock )
		);
	}

	public function feedback_on_page(): FeedbackOnPage {
		return new FeedbackOnPage( $this->feedback_routes(), new RefusedCalls( $this->clock ) );
	}

	public function management_routes(): ManagementRoutes {
		$writer = new FormWriter( $this->forms() );
		return new ManagementRoutes( $this->forms(), new FormProperties(), $writer );
	}

	public function captcha_route(): CaptchaRoute {
		return new CaptchaRoute( fn (): Captcha => $this->captcha() );
	}

	public function unused_uploads( ScheduledJob $job ): UnusedUploads {
		return new UnusedUploads( $job );
	}

	public function checks(): ConfigChecks {
		return new ConfigChecks(
			new BodyChecks(),
			new ConditionChecks(),
			new MailChecks( new AttachmentChecks(), $this->samples() )
		);
	}

	public function printer(): FormPrinter {
		return $this->printer ??= $this->new_printer();
	}

	private function new_printer(): FormPrinter {
		$layout = new Layout();
		$fields = new FieldMarkup(
			new Defaults( $this->days() ),
			$this->days(),
			fn (): Quiz => $this->quiz(),
			fn (): Captcha => $this->captcha(),
			$layout
		);
		return new FormPrinter(
			new FormMarkup( $layout, $this->honeypot() ),
			$fields,
			new UsedIds(),
			fn (): ?PlainPost => $this->plain
		);
	}

	public function test_messages(): TestMessages {
		$handler = fn ( TestRun $run ): SubmissionHandler => $this->handler( $run );
		return new TestMessages( $this->clock, $this->spam_checks(), $handler );
	}

	/** @param TestRun|null $test Takes the place of what judges and delivers a visitor's message. */
	public function handler( ?TestRun $test = null ): SubmissionHandler {
		$data     = new PostedData();
		$hash     = new DataHash( $this->clock );
		$mailer   = fn (): Mailer => $this->mailer();
		$repeated = new RepeatedMessage( $this->clock, $hash, $this->messages(), $mailer );
		$checks   = new FieldChecks(
			new Rules(),
			$data,
			fn (): Quiz => $this->quiz(),
			fn (): Captcha => $this->captcha()
		);
		$files    = fn (): SentFiles => new SentFiles( new UploadStore( new Rules(), $this->move ), $checks );
		return new SubmissionHandler(
			$this->clock,
			$data,
			$hash,
			$repeated,
			$this->days(),
			$checks,
			new EmptyMessage( $this->days() ),
			fn (): SpamChecks|TestRun => $test ?? $this->spam_checks(),
			$files,
			fn (): Quarantine|TestRun => $test ?? new Quarantine( $this->messages(), $files() ),
			fn (): MessageDelivery|TestRun => $test
				?? new MessageDelivery( $repeated, $this->messages(), $this->mailer() )
		);
	}

	public function spam_checks(): SpamChecks {
		return $this->spam ??= new SpamChecks( $this->honeypot(), new Repeats( $this->clock, $this->honeypot() ) );
	}

	public function forms(): Forms {
		return new Forms();
	}

	public function messages(): MessageStore {
		return new MessageStore( $this->clock );
	}

	public function samples(): SampleAnswers {
		return new SampleAnswers( $this->clock );
	}

	/** Returns the same object each time, because a mailer remembers which messages it is sending. */
	public function mailer(): Mailer {
		return $this->mailer ??= new Mailer(
			( $this->outbox )(),
			$this->messages(),
			$this->forms(),
			new TypedRecipients( $this->clock )
		);
	}

	public function limiter(): RateLimiter {
		return new RateLimiter( $this->clock, 'form', self::LIMIT, self::WINDOW );
	}

	private function honeypot(): Honeypot {
		return $this->honeypot ??= new Honeypot( $this->clock, fn (): Quiz => $this->quiz() );
	}

	private function days(): Days {
		return $this->days ??= new Days( $this->clock );
	}

	private function quiz(): Quiz {
		return $this->quiz ??= new Quiz( $this->clock, new SingleUse( $this->clock ) );
	}

	private function captcha(): Captcha {
		return $this->captcha ??= new Captcha( $this->clock, new SingleUse( $this->clock ), $this->quiz() );
	}

	/** @return never */
	public static function leave( string $address, bool $is_checked = false ) {
		if ( $is_checked ) {
			// phpcs:ignore WordPress.Security.SafeRedirect -- an author chose it, and NextPage has checked it.
			wp_redirect( $address, 303 );
		} else {
			wp_safe_redirect( $address, 303 );
		}
		exit;
	}
}
